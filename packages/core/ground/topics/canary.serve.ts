import { canaryTopic } from '@pailei/contracts/site/canary/canary.topic';
import { serveTopic } from '@pailei/live/registry';

export const canaryTopicDefinition = serveTopic(canaryTopic, {
  authorize: async () => ({ allowed: true, delay_seconds: 0 }),
  snapshot: async () => ({}),
});
