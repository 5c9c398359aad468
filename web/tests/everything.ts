// Before the first test: one server for all of them.
import type { TestProject } from "vitest/node";
import { Server } from "./server";

declare module "vitest" {
  interface ProvidedContext {
    address: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await Server.started();
  project.provide("address", server.address);
  return async () => {
    await server.clearAway();
    const faults = server.faults();
    if (faults.length) throw new Error(`The server logged faults:\n${faults.join("\n")}`);
  };
}
