import type { TopicDefinition } from '@pailei/live/registry';

/** `canary`: the worker writes to it every 5 s, and what comes out of a hub proves the whole path. */
export const canaryTopicDefinition: TopicDefinition = {
  kind: 'canary',
  authorize: async () => ({ allowed: true, delay_seconds: 0 }),
  snapshot: async () => ({}),
};
