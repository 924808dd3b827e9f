import type { Db } from '@pailei/db/client';
import type { Publisher } from '@pailei/live/publish';

export type BattlesDeps = {
  db: Db;
  publisher: Publisher;
  /** ISO, UTC. */
  now: () => string;
};
