import type { TopicDefinition, TopicRegistry } from '@pailei/live/registry';
import { systemTopicDefinition } from '../featured/index.ts';
import { matchSideTopicDefinition, matchTopicDefinition } from '../matches/index.ts';
import { personalTopicDefinition } from '../personal/index.ts';
import { lobbyTopicDefinition, tournamentTopicDefinition } from '../tournaments/index.ts';
import { canaryTopicDefinition } from './canary.topic.ts';

const DEFINITIONS: TopicDefinition[] = [
  canaryTopicDefinition,
  lobbyTopicDefinition,
  matchSideTopicDefinition,
  matchTopicDefinition,
  personalTopicDefinition,
  systemTopicDefinition,
  tournamentTopicDefinition,
];

/** All the hub knows of the features: who may join a topic, and where its view starts. */
export const topicRegistry: TopicRegistry = Object.fromEntries(
  DEFINITIONS.map((definition) => [definition.kind, definition]),
);
