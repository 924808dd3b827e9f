import { z } from 'zod';
import { STAGE_CONTRACTS } from './stage-contracts.ts';

const contracts = Object.values(STAGE_CONTRACTS);

/** What an organiser may set for a stage. */
export const stageSettingsSchema = z.discriminatedUnion('type', atLeastOne(contracts.map(({ settings }) => settings)));

/** What goes out of a stage. */
export const stageStateShape = z.discriminatedUnion('type', atLeastOne(contracts.map(({ state }) => state)));

function atLeastOne<T>([first, ...others]: readonly T[]): readonly [T, ...T[]] {
  if (first === undefined) throw new Error('a choice needs something to choose');
  return [first, ...others];
}
