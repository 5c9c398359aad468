/* Bloom Town for two, side A, random play to the end, by hand: the limit to compare the compiled games with.

     bloom_town_limit SECONDS     decisions a second of one core
     bloom_town_limit check       for every line of input (four words of the deal's generator, four of the players'):
                                  decisions and both scores of that game

It draws the same numbers in the same order as the engine, so both play the same game; limit.py compares them.

Left out, against the engine: making generators out of seeds (SHA-256), all options (training, side B, groups, the solo
opponent, the third shop), other numbers of players, which tiles of a hand the others know, points by where they came
from, the history of recounts, the box, the log, copies, checks of any kind. */

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#ifdef __BMI2__
#include <immintrin.h>
#endif

enum { OFFICE, SUBWAY, PARK, HOME, SHOP, KINDS = 10, RECOUNT = 10 };
enum { PLAYERS = 2, SLOTS = 5, STACK_SIZE = 8, STACKS_TO_END = 3, CELLS = 25, TYPES = 5 };
enum { NOTHING = -1, ALL_CELLS = (1 << CELLS) - 1 };
enum { TILES_OF_TYPE = 13, LEAVING = 6, SHOP_KINDS = 6, RECOUNTS_OF_TYPE = 2 };
enum { IN_PLAY = TYPES * (TILES_OF_TYPE - LEAVING), HANDS = 2 * PLAYERS };
enum { SHUFFLED = IN_PLAY - HANDS + TYPES * RECOUNTS_OF_TYPE };

/* Choices that are no placements, as places in a bit set. */
enum { SPRING_DOUBLE, SPRING_EXTRA, FLOWER_DOUBLE, FLOWER_EXTRA, FLOWER_RECOUNT };
enum { DRAW = 9, TAKE_SLOT = 10, END_TURN = 15, SCORE_HAND = 16 };
enum { BUILD, BUILT, DRAWN, SLOT, HAND };

static const int8_t COPIES[SHOP_KINDS] = {3, 2, 2, 2, 2, 2};
static const uint8_t LIKES[KINDS] = {
    [4] = 1 << PARK | 1 << HOME,   [5] = 1 << PARK | 1 << OFFICE,   [6] = 1 << PARK | 1 << SUBWAY,
    [7] = 1 << HOME | 1 << OFFICE, [8] = 1 << OFFICE | 1 << SUBWAY, [9] = 1 << HOME | 1 << SUBWAY,
};
static const uint32_t SPRINGS = 1 << 1 | 1 << 9 | 1 << 12 | 1 << 15 | 1 << 23;

static int8_t next_cell[8][CELLS]; /* four straight directions, four diagonal ones; 25 is outside */
static uint32_t beside[CELLS];

static void lay_out(void) {
    static const int8_t STEPS[8][2] = {{-1, 0}, {0, -1}, {0, 1}, {1, 0}, {-1, -1}, {-1, 1}, {1, -1}, {1, 1}};
    for (int cell = 0; cell < CELLS; cell++)
        for (int way = 0; way < 8; way++) {
            int row = cell / 5 + STEPS[way][0], column = cell % 5 + STEPS[way][1];
            bool inside = 0 <= row && row < 5 && 0 <= column && column < 5;
            next_cell[way][cell] = inside ? row * 5 + column : CELLS;
            if (inside && way < 4) beside[cell] |= 1u << (row * 5 + column);
        }
}

/* Random numbers: xoshiro128++ and Lemire's method, as in engine/randomness.py */

typedef struct {
    uint32_t a, b, c, d;
} Generator;

static inline uint32_t rotated(uint32_t word, int by) { return word << by | word >> (32 - by); }

static inline uint32_t next32(Generator *rng) {
    uint32_t result = rotated(rng->a + rng->d, 7) + rng->a, shifted = rng->b << 9;
    rng->c ^= rng->a;
    rng->d ^= rng->b;
    rng->b ^= rng->c;
    rng->a ^= rng->d;
    rng->c ^= shifted;
    rng->d = rotated(rng->d, 11);
    return result;
}

static inline uint32_t below(Generator *rng, uint32_t count) {
    uint64_t product = (uint64_t)next32(rng) * count;
    if ((uint32_t)product < count) {
        uint32_t unfair = -count % count;
        while ((uint32_t)product < unfair) product = (uint64_t)next32(rng) * count;
    }
    return product >> 32;
}

static inline void swap(int8_t *items, int one, int other) {
    int8_t kept = items[one];
    items[one] = items[other];
    items[other] = kept;
}

static void shuffle(Generator *rng, int8_t *items, int count) {
    for (int place = count - 1; place > 0; place--) swap(items, place, below(rng, place + 1));
}

/* Sets of cells */

static inline int size(uint32_t set) { return __builtin_popcount(set); }
static inline int lowest(uint32_t set) { return __builtin_ctz(set); }

static inline int nth(uint32_t set, int n) {
#ifdef __BMI2__
    return lowest(_pdep_u32(1u << n, set));
#else
    while (n-- > 0) set &= set - 1;
    return lowest(set);
#endif
}

/* The position */

typedef struct {
    uint32_t tiles[KINDS], built;
    int low, high; /* the hand, the smaller kind first */
    bool flower;
    int score;
} Town;

typedef struct {
    Town towns[PLAYERS];
    int8_t stacks[SHUFFLED]; /* the first forty lie in the stacks, eight each */
    int8_t drawn[SLOTS], market[SLOTS], recounts[TYPES];
    int actor, first, stage, cell, placed;
    bool spring, may_double, may_extend, again;
} Position;

static inline int type_of(int kind) { return kind < SHOP ? kind : SHOP; }
static inline Town *mine(Position *at) { return &at->towns[at->actor]; }
static inline bool stack_empty(const Position *at, int slot) { return at->drawn[slot] == STACK_SIZE; }
static inline int next_tile(Position *at, int slot) { return at->stacks[slot * STACK_SIZE + at->drawn[slot]++]; }

static inline void take(Town *town, int kind) {
    if (kind >= town->high) {
        town->low = town->high;
        town->high = kind;
    } else {
        town->low = kind;
    }
}

static inline void give(Town *town, int kind) {
    if (kind == town->high) town->high = town->low;
    town->low = NOTHING;
}

/* Points */

static inline int run_length(uint32_t cells, int start, int way) {
    int length = 1;
    for (int last = way + 4; way < last; way++)
        for (int cell = next_cell[way][start]; cells >> cell & 1; cell = next_cell[way][cell]) length++;
    return length;
}

static int park_points(uint32_t parks, int cell) {
    static const int8_t POINTS[4] = {0, 1, 3, 4};
    const uint32_t not_left = ~0x108421u, not_right = ~0x1084210u;
    uint32_t group = 0, grown = 1u << cell;
    while (grown != group) {
        group = grown;
        if (size(group) > 3) return 0;
        grown |= (group << 5 | group >> 5 | (group << 1 & not_left) | (group >> 1 & not_right)) & parks;
    }
    return POINTS[size(group)];
}

static int home_points(const Town *town, int cell) {
    uint32_t around = beside[cell], shops = 0;
    for (int kind = SHOP; kind < KINDS; kind++) shops |= town->tiles[kind];
    int points = 1 + ((shops & around) != 0);
    for (int kind = OFFICE; kind < SHOP; kind++) points += (town->tiles[kind] & around) != 0;
    return points;
}

static int shop_points(const Town *town, int cell, int kind) {
    uint32_t liked = 0;
    for (int type = OFFICE; type < SHOP; type++)
        if (LIKES[kind] >> type & 1) liked |= town->tiles[type];
    return 1 + size(liked & beside[cell]);
}

static int tile_points(const Town *town, int cell, int kind) {
    switch (kind) {
    case OFFICE: return run_length(town->tiles[OFFICE], cell, 0);
    case SUBWAY: return run_length(town->tiles[SUBWAY], cell, 4);
    case PARK: return park_points(town->tiles[PARK], cell);
    case HOME: return home_points(town, cell);
    default: return shop_points(town, cell, kind);
    }
}

static int recount_points(const Town *town, int type) {
    if (type < HOME) return 2 * size(town->tiles[type]);
    int points = 0, last = type == HOME ? HOME : KINDS - 1;
    for (int kind = type; kind <= last; kind++)
        for (uint32_t left = town->tiles[kind]; left; left &= left - 1) points += tile_points(town, lowest(left), kind);
    return points;
}

/* Setup */

static void set_up(Position *at, Generator *rng) {
    memset(at, 0, sizeof *at);
    int8_t shops[SHOP_KINDS] = {0, 1, 2, 3, 4, 5}, left[SHOP_KINDS], tiles[IN_PLAY];
    memcpy(left, COPIES, sizeof left);
    for (int place = 0; place < LEAVING; place++) {
        swap(shops, place, place + below(rng, SHOP_KINDS - place));
        left[shops[place]]--;
    }
    int count = 0;
    for (int kind = OFFICE; kind < SHOP; kind++)
        for (int copy = LEAVING; copy < TILES_OF_TYPE; copy++) tiles[count++] = kind;
    for (int shop = 0; shop < SHOP_KINDS; shop++)
        for (int copy = 0; copy < left[shop]; copy++) tiles[count++] = SHOP + shop;
    shuffle(rng, tiles, IN_PLAY);
    for (int seat = 0; seat < PLAYERS; seat++) {
        Town *town = &at->towns[seat];
        town->low = town->high = NOTHING;
        town->flower = true;
        take(town, tiles[2 * seat]);
        take(town, tiles[2 * seat + 1]);
    }
    memcpy(at->stacks, tiles + HANDS, IN_PLAY - HANDS);
    count = IN_PLAY - HANDS;
    for (int type = 0; type < TYPES; type++)
        for (int copy = 0; copy < RECOUNTS_OF_TYPE; copy++) at->stacks[count++] = RECOUNT + type;
    shuffle(rng, at->stacks, SHUFFLED);
    for (int place = SLOTS * STACK_SIZE; place < SHUFFLED; place++)
        if (at->stacks[place] >= RECOUNT) at->recounts[at->stacks[place] - RECOUNT]++;
    for (int slot = 0; slot < SLOTS; slot++) {
        at->market[slot] = NOTHING;
        while (at->market[slot] == NOTHING && !stack_empty(at, slot)) {
            int tile = next_tile(at, slot);
            if (tile < RECOUNT) at->market[slot] = tile;
            else at->recounts[tile - RECOUNT]++;
        }
    }
    at->actor = at->first = below(rng, PLAYERS);
    at->cell = at->placed = NOTHING;
    at->may_double = at->may_extend = true;
}

/* What is legal */

static inline int filled_slots(const Position *at) {
    int slots = 0;
    for (int slot = 0; slot < SLOTS; slot++) slots |= (at->market[slot] != NOTHING) << slot;
    return slots;
}

static inline int flower_offers(const Position *at) {
    if (!at->towns[at->actor].flower) return 0;
    int offers = at->may_extend << FLOWER_EXTRA | (at->may_double && at->stage == BUILT) << FLOWER_DOUBLE;
    for (int type = 0; type < TYPES; type++) offers |= (at->recounts[type] == 1) << (FLOWER_RECOUNT + type);
    return offers;
}

static inline int spring_offers(const Position *at) {
    return at->spring ? at->may_double << SPRING_DOUBLE | at->may_extend << SPRING_EXTRA : 0;
}

static int ways_to_draw(const Position *at) {
    int slot = at->cell % 5, filled = filled_slots(at); /* side A shows the icons by columns */
    if (at->market[slot] != NOTHING || !stack_empty(at, slot) || filled == 0) return 1 << DRAW;
    return filled << TAKE_SLOT;
}

static int others(Position *at) {
    switch (at->stage) {
    case BUILD: return flower_offers(at);
    case BUILT: return spring_offers(at) | flower_offers(at) | ways_to_draw(at);
    case DRAWN: return flower_offers(at) | 1 << END_TURN;
    case SLOT: return filled_slots(at) << TAKE_SLOT;
    default: return 1 << (SCORE_HAND + type_of(mine(at)->low)) | 1 << (SCORE_HAND + type_of(mine(at)->high));
    }
}

/* Playing */

static void recount(Position *at, int type) {
    for (int seat = 0; seat < PLAYERS; seat++) at->towns[seat].score += recount_points(&at->towns[seat], type);
}

static void show_recount(Position *at, int type) {
    if (++at->recounts[type] == 2) recount(at, type);
}

static void ask_hands(Position *at, int seat, bool anew) {
    for (; anew || seat != at->first; seat = (seat + 1) % PLAYERS, anew = false) {
        Town *town = &at->towns[seat];
        at->actor = seat;
        if (town->low != NOTHING && type_of(town->low) != type_of(town->high)) {
            at->stage = HAND;
            return;
        }
        if (town->high != NOTHING) town->score += recount_points(town, type_of(town->high));
    }
    at->actor = NOTHING;
}

static void end_turn(Position *at) {
    for (int slot = 0; slot < SLOTS; slot++)
        while (at->market[slot] == NOTHING && !stack_empty(at, slot)) {
            int tile = next_tile(at, slot);
            if (tile < RECOUNT) at->market[slot] = tile;
            else show_recount(at, tile - RECOUNT);
        }
    at->stage = BUILD;
    at->may_double = at->may_extend = true;
    at->again = false;
    at->actor = (at->actor + 1) % PLAYERS;
    if (at->actor != at->first) return;
    int empty = 0;
    for (int slot = 0; slot < SLOTS; slot++) empty += stack_empty(at, slot);
    if (empty >= STACKS_TO_END) ask_hands(at, at->first, true);
}

static void after_drawing(Position *at) {
    at->spring = false;
    if (at->again && mine(at)->high != NOTHING) {
        at->again = false;
        at->stage = BUILD;
        return;
    }
    at->stage = DRAWN;
    if (flower_offers(at) == 0) end_turn(at);
}

static void take_slot(Position *at, int slot) {
    take(mine(at), at->market[slot]);
    at->market[slot] = NOTHING;
    after_drawing(at);
}

static void draw_tile(Position *at) {
    int slot = at->cell % 5;
    if (at->market[slot] != NOTHING) {
        take_slot(at, slot);
        return;
    }
    while (!stack_empty(at, slot)) {
        int tile = next_tile(at, slot);
        if (tile < RECOUNT) {
            take(mine(at), tile);
            after_drawing(at);
            return;
        }
        show_recount(at, tile - RECOUNT);
    }
    int filled = filled_slots(at);
    if (filled == 0) after_drawing(at);
    else if ((filled & (filled - 1)) == 0) take_slot(at, lowest(filled));
    else at->stage = SLOT;
}

static void after_building(Position *at) {
    at->stage = BUILT;
    if ((spring_offers(at) | flower_offers(at)) == 0) draw_tile(at);
}

static void place(Position *at, int kind, int cell) {
    Town *town = mine(at);
    give(town, kind);
    town->tiles[kind] |= 1u << cell;
    town->built |= 1u << cell;
    at->cell = cell;
    at->placed = kind;
    town->score += tile_points(town, cell, kind);
    at->spring = SPRINGS >> cell & 1;
    after_building(at);
}

static void go_on(Position *at) {
    if (at->stage == BUILT) after_building(at);
    else if (at->stage == DRAWN) after_drawing(at);
}

static void play_other(Position *at, int choice) {
    Town *town = mine(at);
    if (choice <= SPRING_EXTRA) at->spring = false;
    else if (choice < DRAW) town->flower = false;
    switch (choice) {
    case SPRING_DOUBLE:
    case FLOWER_DOUBLE:
        at->may_double = false;
        town->score += tile_points(town, at->cell, at->placed);
        after_building(at);
        break;
    case SPRING_EXTRA:
    case FLOWER_EXTRA:
        at->may_extend = false;
        at->again = true;
        go_on(at);
        break;
    case DRAW: draw_tile(at); break;
    case END_TURN: end_turn(at); break;
    default:
        if (choice < DRAW) {
            recount(at, choice - FLOWER_RECOUNT);
            go_on(at);
        } else if (choice < END_TURN) {
            take_slot(at, choice - TAKE_SLOT);
        } else {
            town->score += recount_points(town, choice - SCORE_HAND);
            ask_hands(at, (at->actor + 1) % PLAYERS, false);
        }
    }
}

static void play_random(Position *at, Generator *rng) {
    int offers = others(at);
    if (at->stage != BUILD) {
        play_other(at, nth(offers, below(rng, size(offers))));
        return;
    }
    Town *town = mine(at);
    uint32_t open = ALL_CELLS & ~town->built;
    int cells = size(open), placements = cells;
    bool two_kinds = town->low != NOTHING && town->low != town->high;
    if (two_kinds) placements += cells;
    int chosen = below(rng, placements + size(offers));
    if (chosen >= placements) play_other(at, nth(offers, chosen - placements));
    else if (two_kinds && chosen < cells) place(at, town->low, nth(open, chosen));
    else place(at, town->high, nth(open, two_kinds ? chosen - cells : chosen));
}

static int play_game(Position *at, Generator *deal, Generator *players) {
    int decisions = 0;
    set_up(at, deal);
    for (; at->actor >= 0; decisions++) play_random(at, players);
    return decisions;
}

/* The two commands */

static void check(void) {
    Generator deal, players;
    while (scanf("%u %u %u %u %u %u %u %u", &deal.a, &deal.b, &deal.c, &deal.d, &players.a, &players.b, &players.c,
                 &players.d) == 8) {
        Position at;
        int decisions = play_game(&at, &deal, &players);
        printf("%d %d %d\n", decisions, at.towns[0].score, at.towns[1].score);
    }
}

static double measure(double seconds) {
    Generator deal = {1, 2, 3, 4}, players = {5, 6, 7, 8};
    Position at;
    long decisions = 0;
    clock_t start = clock(), spent = 0;
    while (spent < seconds * CLOCKS_PER_SEC) {
        for (int game = 0; game < 1000; game++) decisions += play_game(&at, &deal, &players);
        spent = clock() - start;
    }
    return decisions / ((double)spent / CLOCKS_PER_SEC);
}

int main(int count, char **arguments) {
    if (count != 2) return 2;
    lay_out();
    if (strcmp(arguments[1], "check") == 0) check();
    else printf("%.0f\n", measure(atof(arguments[1])));
    return 0;
}
