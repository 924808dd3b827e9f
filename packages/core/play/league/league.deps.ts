import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import type { Publisher } from '@pailei/live/publish';
import type { BattleOwners } from '../battles/battle-owner.ts';

export type LeagueDeps = {
  db: Db;
  publisher: Publisher;
  /** ISO, UTC. */
  now: () => string;
  /** Who is told of a battle that is moved, or given up by the rule. */
  owners: BattleOwners;
};

/** The transaction in which something of a league week changes. `now`: ISO, UTC, milliseconds. */
export type LeagueMoment = { trx: Trx; log: LiveLog; now: string };
