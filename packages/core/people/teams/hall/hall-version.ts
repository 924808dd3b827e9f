import { teamHallTopic } from '@pailei/contracts/people/teams/team-hall.topic';
import type { Db } from '@pailei/db/client';
import { dayStart } from '@pailei/domain/site-time';
import { createTopicVersion, type TopicVersion } from '../../../ground/reads/index.ts';

export type TeamHallVersion = TopicVersion;

type Deps = {
  db: Db;
  /** ISO, UTC. */
  now: () => string;
};

/** The version of all lists of the hall: every change of a line is an event of the `teams` topic, and activity is counted by whole days. */
export function createTeamHallVersion({ db, now }: Deps): TeamHallVersion {
  const topic = createTopicVersion(db, teamHallTopic.of());
  return { get: async () => `${await topic.get()}-${Date.parse(dayStart(now()))}` };
}
