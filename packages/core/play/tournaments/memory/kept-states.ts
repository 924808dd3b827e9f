import type { TournamentState } from '@pailei/domain/tournament/types';
import { LRUCache } from 'lru-cache';

/** A state as the log of one history has it up to a version. */
export type KeptState = { epoch: string; version: number; state: TournamentState };

const MOST_BYTES = 64 * 1024 * 1024;
/** What an entry and a match take in memory, roughly. */
const ENTRY_BYTES = 1_024;
const MATCH_BYTES = 768;
const LEAST_BYTES = 8 * 1_024;

/**
 * States of tournaments in the memory of this process. Only what was read from the log as committed is kept, so that it is right for
 * ever: whoever uses one folds onto it what the log has since, and no write has to tell anybody.
 */
const states = new LRUCache<string, KeptState>({
  maxSize: MOST_BYTES,
  sizeCalculation: ({ state: { participants, match_index } }) =>
    LEAST_BYTES + ENTRY_BYTES * Object.keys(participants).length + MATCH_BYTES * Object.keys(match_index).length,
});

export const keptState = (id: string): KeptState | undefined => states.get(id);

/** The newest of a history stays. */
export function keepState(id: string, kept: KeptState): void {
  const known = states.peek(id);
  if (known?.epoch === kept.epoch && known.version >= kept.version) return;
  states.set(id, kept);
}
