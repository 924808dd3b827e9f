import type { Feature } from '../../ground/features/feature.ts';
import { createPushDelivery } from './push.delivery.ts';
import { createPushService } from './push.service.ts';
import { findOverduePushes, trimPushes, trimSubscriptions } from './push.sweep.ts';
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
