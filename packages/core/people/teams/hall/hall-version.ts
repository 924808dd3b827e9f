import { teamHallTopic } from '@pailei/contracts/people/teams/team-hall.topic';
import type { Db } from '@pailei/db/client';
import { dayStart } from '@pailei/domain/site-time';

export type TeamHallVersion = ReturnType<typeof createTeamHallVersion>;

type Deps = {
  db: Db;
  /** ISO, UTC. */ now: () => string;
};

/**
 * Every change of a line in the hall is an event of the `teams` topic in the same transaction, so its head is the version of all
 * lists of the hall; activity is counted by whole days. Read for each request: pages ask as soon as an event tells them of a
 * change, and one that got the answer before it would not ask again.
 */
export function createTeamHallVersion({ db, now }: Deps) {
  return {
    async get(): Promise<string> {
      const { epoch, version } = await db
        .selectFrom('live_epoch')
        .leftJoin('live_head', (join) => join.on('live_head.topic', '=', teamHallTopic.of()))
        .select(['live_epoch.epoch', 'live_head.version'])
        .executeTakeFirstOrThrow();
      return `${epoch}-${version ?? 0}-${Date.parse(dayStart(now()))}`;
    },
  };
}
