import { notificationsApi } from '@pailei/contracts/features/notifications.api';
import { call, type HttpCall } from '../../ground/http/calls.ts';
import type { NotificationsService } from './notifications.service.ts';

export function notificationsCalls({ notifications }: { notifications: NotificationsService }): readonly HttpCall[] {
  const api = notificationsApi;
  return [
    call(api.list, ({ actor, query }) => notifications.list(actor, query)),
    call(api.markRead, ({ actor, body }) => notifications.markRead(actor, body)),
    call(api.markDelivered, ({ actor, body }) => notifications.markDelivered(actor, body)),
    call(api.pageOpen, ({ actor, params }) => notifications.pageOpen(actor, params.id)),
    call(api.settings, ({ actor }) => notifications.settings(actor)),
    call(api.saveSettings, ({ actor, body }) => notifications.saveSettings(actor, body)),
  ];
}
