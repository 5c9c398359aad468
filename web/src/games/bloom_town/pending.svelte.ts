// What is on its way over the table and is not to be counted yet: points that fly to a counter, tiles that still have to
// come out of their stack.
import type { Scene } from "./scenes";
import { spots } from "./spots";

export interface Coming {
  /** Where it is counted. */
  spot: string;
  amount: number;
  /** When it is there, in milliseconds. */
  at: number;
}

export function comingOf(scenes: Scene[]): Coming[] {
  return scenes.flatMap((scene): Coming[] => {
    const { at, time } = scene;
    switch (scene.kind) {
      case "gain":
        return [{ spot: spots.score(scene.place), amount: scene.points, at: at + time }];
      case "flip":
        return [{ spot: scene.stack, amount: 1, at: at + time / 2 }];
      case "turned":
        return scene.from.slice(0, 1).map((spot) => ({ spot, amount: 1, at }));
      case "flight":
        return [{ spot: scene.from, amount: 1, at }];
      default:
        return [];
    }
  });
}

export class Pending {
  #coming = $state.raw<Coming[]>([]);
  #timers: ReturnType<typeof setTimeout>[] = [];

  /** Begins anew: whatever was on its way is there. */
  play(coming: Coming[]): void {
    this.end();
    this.#coming = coming;
    for (const one of coming) {
      const arrive = () => (this.#coming = this.#coming.filter((other) => other !== one));
      this.#timers.push(setTimeout(arrive, one.at));
    }
  }

  end(): void {
    this.#timers.splice(0).forEach(clearTimeout);
    this.#coming = [];
  }

  of(spot: string): number {
    return this.#coming.reduce((sum, one) => (one.spot === spot ? sum + one.amount : sum), 0);
  }
}
