// The five flowers that Flower.svelte draws.
export const FLOWERS = ["tulip", "daisy", "rose", "sunflower", "iris"] as const;
export type FlowerName = (typeof FLOWERS)[number];
