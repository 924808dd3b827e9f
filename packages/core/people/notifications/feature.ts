import type { Feature } from '../../ground/features/feature.ts';
import { createNotificationsService, remindPlayers, trimNotifications } from './index.ts';

export const notificationsFeature = {
  name: 'notifications',
  services: { notifications: createNotificationsService },
  loops: [{ name: 'reminders', every_ms: 5_000, pauses_with: null, tick: remindPlayers }],
  trims: [trimNotifications],
} as const satisfies Feature;
