import type { TopicDefinition, TopicRegistry } from '@pailei/live/registry';
import { adminTopicDefinition } from '../dashboard/index.ts';
import { expertApplicationsTopicDefinition } from '../experts/index.ts';
import { jobTopicDefinition } from '../job-progress/index.ts';
import { matchSideTopicDefinition, matchTopicDefinition } from '../matches/index.ts';
import { allOrdersTopicDefinition, userOrdersTopicDefinition } from '../orders/index.ts';
import { personalTopicDefinition } from '../personal/index.ts';
import { shopTopicDefinition } from '../products/index.ts';
import { staffTopicDefinition } from '../staff/index.ts';
import { streamTopicDefinition } from '../stream-queue/index.ts';
import { statusTopicDefinition } from '../status/index.ts';
import { systemTopicDefinition } from '../system/index.ts';
import { lobbyTopicDefinition, tournamentTopicDefinition } from '../tournaments/index.ts';
import { canaryTopicDefinition } from './canary.topic.ts';

export * from './topics.docs.ts';

const DEFINITIONS: TopicDefinition[] = [
  adminTopicDefinition,
  allOrdersTopicDefinition,
  canaryTopicDefinition,
  expertApplicationsTopicDefinition,
  jobTopicDefinition,
  lobbyTopicDefinition,
  matchSideTopicDefinition,
  matchTopicDefinition,
  personalTopicDefinition,
  shopTopicDefinition,
  staffTopicDefinition,
  streamTopicDefinition,
  statusTopicDefinition,
  systemTopicDefinition,
  tournamentTopicDefinition,
  userOrdersTopicDefinition,
];

/** All the hub knows of the features: who may join a topic, and where its view starts. */
export const topicRegistry: TopicRegistry = Object.fromEntries(
  DEFINITIONS.map((definition) => [definition.kind, definition]),
);
