import type { Db } from '@pailei/db/client';
import type { Publisher } from '@pailei/live/publish';

/** What every service of teams is made of. */
export type TeamsDeps = {
  db: Db;
  publisher: Publisher;
  /** ISO, UTC. */
  now: () => string;
};
