import type { Db } from '@pailei/db/client';
import type { Publisher } from '@pailei/live/publish';
import type { MatchOwners } from './match-owner.ts';

export type MatchesDeps = {
  db: Db;
  publisher: Publisher;
  /** ISO, UTC. */
  now: () => string;
  owners: MatchOwners;
  /** How long a player's command may wait for its turn; default: less than a caller waits for an answer. */
  maxWaitMs?: number;
};
