import { randomFromKey } from '../random/keyed.ts';
import type { DrawKey } from '../random/draw-key.ts';

/** `count` different slots out of `slots`, ascending: the system's choice for a side whose time ran out. */
export function chooseSlots(slots: readonly number[], count: number, key: DrawKey): readonly number[] {
  const shuffled = randomFromKey(key).shuffle(slots);
  return shuffled.slice(0, count).toSorted((one, two) => one - two);
}
