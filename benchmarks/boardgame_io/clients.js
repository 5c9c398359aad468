// boardgame.io's own clients, two at every match: node clients.js PORT MATCHES
//
// Reads lines like {"interval": 1, "warmup": 1, "seconds": 5}: so many seconds between two moves of a match, on average.
// Answers each with the milliseconds from every move to the server's echo of it: {"latencies": [...]}.
const readline = require("node:readline");
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const game = require("./game");

const [port, matches] = process.argv.slice(2).map(Number);
let interval = 1;
let latencies = null; // null: nobody measures now

class Match {
  constructor(number) {
    this.count = 0; // moves seen by both clients
    this.sent = null;
    this.next = performance.now();
    this.clients = ["0", "1"].map((playerID) => this.join(`match-${number}`, playerID));
  }

  join(matchID, playerID) {
    const client = Client({
      game,
      matchID,
      playerID,
      debug: false,
      // A connection each, as from different browsers; clients of one process would share one otherwise.
      multiplayer: SocketIO({
        server: `http://127.0.0.1:${port}`,
        socketOpts: { transports: ["websocket"], forceNew: true },
      }),
    });
    client.subscribe((state) => state && this.see(playerID, state.G.count));
    client.start();
    return client;
  }

  get synced() {
    return this.clients.every((client) => client.getState() !== null);
  }

  see(playerID, count) {
    if (count <= this.count) return;
    if (playerID === this.actor && this.sent !== null) {
      latencies?.push(performance.now() - this.sent);
      this.sent = null;
    }
    if (this.clients.every((client) => client.getState().G.count === count)) {
      this.count = count;
      this.schedule();
    }
  }

  get actor() {
    return String(this.count % 2);
  }

  schedule() {
    const now = performance.now();
    this.next = Math.max(now, this.next + interval * 1000 * (0.5 + Math.random()));
    setTimeout(() => this.move(), this.next - now);
  }

  move() {
    this.sent = performance.now();
    this.clients[this.count % 2].moves.add();
  }
}

const pause = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

async function measure({ interval: wanted, warmup, seconds }) {
  interval = wanted;
  await pause(warmup);
  const found = (latencies = []);
  await pause(seconds);
  latencies = null;
  return found;
}

async function main() {
  const tables = Array.from({ length: matches }, (_, number) => new Match(number));
  while (!tables.every((table) => table.synced)) await pause(0.05);
  tables.forEach((table) => table.schedule());
  console.log("ready");
  for await (const line of readline.createInterface({ input: process.stdin })) {
    console.log(JSON.stringify({ latencies: await measure(JSON.parse(line)) }));
  }
  process.exit(0);
}

main();
