import type { Db } from '@pailei/db/client';
import type { Publisher } from '@pailei/live/publish';
import type { TeamMoment } from './team.events.ts';

/** What every service of teams is made of. */
export type TeamsDeps = {
  db: Db;
  publisher: Publisher;
  /** ISO, UTC. */
  now: () => string;
};

/** What ends elsewhere with a team, in the transaction in which it is disbanded, under its lock. */
export type TeamEndDeps = { challenges: { cancelOf(moment: TeamMoment, teamId: string): Promise<void> } };
