import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import type { Publisher } from '@pailei/live/publish';

export type ChallengesDeps = {
  db: Db;
  publisher: Publisher;
  /** ISO, UTC. */
  now: () => string;
};

/** The transaction in which something of a challenge changes. `now`: ISO, UTC, milliseconds. */
export type ChallengeMoment = { trx: Trx; log: LiveLog; now: string };
