// The smallest game there is: two players take turns and count.
module.exports = {
  name: "counter",
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add: {
      move: ({ G }) => {
        G.count += 1;
      },
      // The client waits for the server instead of guessing what it will say.
      client: false,
    },
  },
};
