import { statusTopic } from '@pailei/contracts/site/status/status.topic';
import { serveTopic } from '@pailei/live/registry';
import { readStatus } from './status.view.ts';

/** How the parts of the site are, for everybody. */
export const statusTopicDefinition = serveTopic(statusTopic, {
  authorize: async () => ({ allowed: true, delay_seconds: 0 }),
  snapshot: (trx) => readStatus(trx),
});
