// The guest this browser is.
import { api } from "./api";

class Guest {
  /** Empty until one is chosen, and until the server has answered. */
  name = $state("");
  known = $state(false);

  async load(): Promise<void> {
    this.name = (await api.me()).name;
    this.known = true;
  }

  async rename(name: string): Promise<void> {
    this.name = (await api.rename(name)).name;
  }

  async claim(token: string): Promise<void> {
    this.name = (await api.claim(token)).name;
    this.known = true;
  }
}

export const me = new Guest();
