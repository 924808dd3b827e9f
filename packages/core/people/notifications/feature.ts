import type { Feature } from '../../ground/features/feature.ts';
import { createCallMailer, createNotificationsService, remindPlayers, trimNotifications } from './index.ts';
import { mailCall } from './mail-call.job.ts';

export const notificationsFeature = {
  name: 'notifications',
  services: { notifications: createNotificationsService, callMailer: createCallMailer },
  jobs: [mailCall],
  loops: [{ name: 'reminders', every_ms: 5_000, pauses_with: null, tick: remindPlayers }],
  trims: [trimNotifications],
} as const satisfies Feature;
