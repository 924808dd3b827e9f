import type { Feature } from '../../ground/features/feature.ts';
import { createPushDelivery, createPushService, findOverduePushes, trimPushes, trimSubscriptions } from './index.ts';
import { sendPush } from './send-push.job.ts';
import { pushCalls } from './push.calls.ts';

export const pushFeature = {
  name: 'push',
  calls: [pushCalls],
  services: { push: createPushService, pushDelivery: createPushDelivery },
  jobs: [sendPush],
  sweeps: [findOverduePushes],
  trims: [trimSubscriptions, trimPushes],
} as const satisfies Feature;
