import { createRandom, hashSeed } from '../random/index.ts';

/** `count` different slots out of `slots`, ascending, chosen by the private seed and what the choice is for. */
export function chooseSlots(
  slots: readonly number[],
  count: number,
  seed: readonly (string | number)[],
): readonly number[] {
  const shuffled = createRandom(hashSeed(...seed)).shuffle(slots);
  return shuffled.slice(0, count).toSorted((one, two) => one - two);
}
