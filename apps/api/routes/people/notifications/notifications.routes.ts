import { notificationsApi } from '@pailei/contracts/features/notifications.api';
import type { NotificationsService } from '@pailei/core/people/notifications';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/routing.ts';

export function notificationsRoutes(app: FastifyInstance, notifications: NotificationsService): void {
  const api = notificationsApi;
  route(app, api.list, ({ actor, query }) => notifications.list(actor, query));
  route(app, api.markRead, ({ actor, body }) => notifications.markRead(actor, body));
  route(app, api.markDelivered, ({ actor, body }) => notifications.markDelivered(actor, body));
  route(app, api.pageOpen, ({ actor, params }) => notifications.pageOpen(actor, params.id));
  route(app, api.settings, ({ actor }) => notifications.settings(actor));
  route(app, api.saveSettings, ({ actor, body }) => notifications.saveSettings(actor, body));
}
