import { teamHallTopic } from '@pailei/contracts/people/teams/team-hall.topic';
import { dayStart } from '@pailei/domain/site-time/days';
import { createTopicVersion, type TopicVersion } from '../../../ground/reads/topic-version.ts';
import type { TopicHeads } from '../../../ground/reads/topic-heads.ts';

export type TeamHallVersion = TopicVersion;

type Deps = {
  topicHeads: TopicHeads;
  /** ISO, UTC. */
  now: () => string;
};

/** The version of all lists of the hall: every change of a line is an event of the `teams` topic, and activity is counted by whole days. */
export function createTeamHallVersion({ topicHeads, now }: Deps): TeamHallVersion {
  const topic = createTopicVersion(topicHeads, teamHallTopic.of());
  return {
    async get() {
      const { version, head } = await topic.get();
      return { version: `${version}-${Date.parse(dayStart(now()))}`, head };
    },
  };
}
