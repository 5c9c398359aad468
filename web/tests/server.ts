// A real server in a process of its own, with a database of its own.
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** The Python that has Triopolis installed; `web/make.py` says which. */
export const PYTHON = process.env.TRIOPOLIS_PYTHON ?? resolve("../.venv/bin/python");

/** What a sound server never logs. */
const FAULTS = /"event": "fault"|"level": "(error|critical)"|Traceback/;

export class Server {
  readonly address: string;
  readonly #port: number;
  readonly #folder = mkdtempSync(join(tmpdir(), "triopolis-browser-"));
  #process: ChildProcess | null = null;
  #log = "";

  constructor(port: number) {
    this.#port = port;
    this.address = `http://127.0.0.1:${port}`;
  }

  /** `prepare` may put a database where it looks for one. */
  static async started(prepare: (database: string) => void = () => undefined): Promise<Server> {
    const server = new Server(await freePort());
    prepare(server.#database);
    await server.start();
    return server;
  }

  get #database(): string {
    return join(this.#folder, "tables.db");
  }

  /** Resolves once it is ready; killed before, it goes on with the same tables at the same address. */
  async start(): Promise<void> {
    const database = `sqlite:///${this.#database}`;
    const args = ["serve", "--port", `${this.#port}`, "--database", database, "--thinkers", "1"];
    const started = spawn(PYTHON, ["-m", "triopolis", "--language", "en", ...args], {
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.#process = started;
    started.stderr.on("data", (text) => (this.#log += text));
    await new Promise<void>((resolve, reject) => {
      // The first line it writes is the address.
      started.stdout.once("data", () => resolve());
      started.once("error", reject);
      started.once("exit", () => reject(new Error(`The server did not start.\n${this.#log}`)));
    });
  }

  /** As a power cut would. */
  async kill(): Promise<void> {
    const running = this.#process;
    this.#process = null;
    if (!running || running.exitCode !== null) return;
    const gone = new Promise((resolve) => running.once("exit", resolve));
    running.kill("SIGKILL");
    await gone;
  }

  /** Lines of the log that a sound server does not write. */
  faults(): string[] {
    return this.#log.split("\n").filter((line) => FAULTS.test(line));
  }

  async clearAway(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
