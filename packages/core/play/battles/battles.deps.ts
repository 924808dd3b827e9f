import type { Db } from '@pailei/db/client';
import type { Publisher } from '@pailei/live/publish';
import type { BattleOwners } from './battle-owner.ts';

export type BattlesDeps = {
  db: Db;
  publisher: Publisher;
  /** ISO, UTC. */
  now: () => string;
  owners: BattleOwners;
};
