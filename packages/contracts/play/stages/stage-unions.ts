import { z } from 'zod';
import { STAGE_CONTRACTS } from './stage-contracts.ts';
import { stageEntryField } from './stage-entry.contract.ts';

const contracts = Object.values(STAGE_CONTRACTS);

/** What an organiser may set for a stage: the settings of its type, and how it is filled. */
export const stageSettingsSchema = z.discriminatedUnion(
  'type',
  atLeastOne(contracts.map(({ settings }) => settings.extend({ entry: stageEntryField }))),
);

/** What goes out of a stage. */
export const stageStateShape = z.discriminatedUnion('type', atLeastOne(contracts.map(({ state }) => state)));

function atLeastOne<T>([first, ...others]: readonly T[]): readonly [T, ...T[]] {
  if (first === undefined) throw new Error('a choice needs something to choose');
  return [first, ...others];
}
