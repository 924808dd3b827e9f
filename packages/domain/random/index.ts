export { drawLabels } from './draw-labels.ts';
export { drawKey, noDraws } from './draw-key.ts';
export type { DrawKey, DrawKeyOf } from './draw-key.ts';
export { randomFromKey } from './keyed.ts';
export type { Random } from './random.ts';
export { createRandom, hashSeed } from './seeded.ts';
