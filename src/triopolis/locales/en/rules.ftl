### The rulebooks in the browser: what all of them share.

rules-contents = Contents
rules-search = Search the rules
rules-print = Print
rules-found = { $count ->
    [0] Nothing in the rules speaks of that.
    [one] { $count } chapter speaks of it.
   *[other] { $count } chapters speak of it.
}
rules-title-goal = The goal
rules-title-box = What lies on the table
rules-title-setup = Setup
rules-title-turn = Your turn
rules-title-scoring = Scoring
rules-title-end = The end
rules-title-solo = Playing alone
rules-title-options = Rule switches
rules-title-questions = Questions and answers
rules-title-sources = What is printed, what is ours
rules-players = Players
rules-item = • { $text }

## Where components are known from
rules-source-reconstructed = reconstructed
rules-source-original = our own design
rules-sources =
    The rules are those of the printed game; the words and pictures are our own. Components come from four kinds of sources:
    • _printed_: read off the components or a rulebook;
    • _reported_: from a public list of the printed cards, checked for consistency;
    • _reconstructed_: not known; chosen so that the game works and fits all that is known;
    • _our own design_: in place of printed content that no source gives.
    The last two are marked wherever a component is explained. Whoever owns a printed copy can replace any of it with a data pack.

## What a thing on the table is
rules-about-book = In the rulebook
rules-about-printed = _Printed_: as in the printed game.
rules-about-reported = _Reported_: from a public list of the printed cards.
rules-about-reconstructed = _Reconstructed_: not known for certain, chosen to fit what is known.
rules-about-original = _Our own design_: no source gives the printed one. A data pack can replace it.
