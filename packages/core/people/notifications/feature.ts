import type { Feature } from '../../ground/features/feature.ts';
import { createCallMailer } from './call-mails.ts';
import { createNotificationsService } from './notifications.service.ts';
import { remindPlayers } from './match-ready.ts';
import { trimNotifications } from './notifications.sweep.ts';
import { mailCall } from './mail-call.job.ts';
import { notificationsCalls } from './notifications.calls.ts';

export const notificationsFeature = {
  name: 'notifications',
  headings: { notifications: { name: '通知', about: '收件箱与通知设置。' } },
  calls: [notificationsCalls],
  services: { notifications: createNotificationsService, callMailer: createCallMailer },
  jobs: [mailCall],
  loops: [{ name: 'reminders', every_ms: 5_000, pauses_with: null, tick: remindPlayers }],
  trims: [trimNotifications],
} as const satisfies Feature;
