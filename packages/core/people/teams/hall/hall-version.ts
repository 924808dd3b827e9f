import { teamHallTopic } from '@pailei/contracts/people/teams/team-hall.topic';
import type { Db } from '@pailei/db/client';
import { dayStart } from '@pailei/domain/site-time';
import { createCachedReader, type CachedReader } from '../../../site/settings/index.ts';

export type TeamHallVersion = CachedReader<string | undefined>;

type Deps = {
  db: Db;
  /** ISO, UTC. */ now: () => string;
  /** Milliseconds that only ever grow. */ clock: () => number;
};

/**
 * Every change of a line in the hall is an event of the `teams` topic in the same transaction, so its head is the version of all
 * lists of the hall; activity is counted by whole days. At most a second old; `undefined` while it is not known.
 */
export function createTeamHallVersion({ db, now, clock }: Deps): TeamHallVersion {
  return createCachedReader<string | undefined>({ read: () => readHallVersion(db, now()), initial: undefined, clock });
}

async function readHallVersion(db: Db, now: string): Promise<string> {
  const { epoch, version } = await db
    .selectFrom('live_epoch')
    .leftJoin('live_head', (join) => join.on('live_head.topic', '=', teamHallTopic.of()))
    .select(['live_epoch.epoch', 'live_head.version'])
    .executeTakeFirstOrThrow();
  return `${epoch}-${version ?? 0}-${Date.parse(dayStart(now))}`;
}
