import type { Feature } from '../../ground/features/feature.ts';
import { createPushDelivery, createPushService, findOverduePushes, trimPushes, trimSubscriptions } from './index.ts';
import { sendPush } from './send-push.job.ts';

export const pushFeature = {
  name: 'push',
  services: { push: createPushService, pushDelivery: createPushDelivery },
  jobs: [sendPush],
  sweeps: [findOverduePushes],
  trims: [trimSubscriptions, trimPushes],
} as const satisfies Feature;
