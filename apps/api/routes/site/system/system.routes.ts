import { announcementsApi } from '@pailei/contracts/site/announcements/announcements.api';
import { maintenanceApi } from '@pailei/contracts/site/maintenance/maintenance.api';
import { settingsApi } from '@pailei/contracts/site/settings/settings.api';
import type { AnnouncementsService } from '@pailei/core/site/announcements';
import type { MaintenanceGate, MaintenanceService } from '@pailei/core/site/maintenance';
import type { OrderLimits } from '@pailei/core/shop/orders';
import type { SettingsService } from '@pailei/core/site/settings';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/routing.ts';

export type SystemServices = {
  settings: SettingsService;
  orderLimits: OrderLimits;
  announcements: AnnouncementsService;
  maintenance: MaintenanceService;
  maintenanceGate: MaintenanceGate;
};

export function systemRoutes(app: FastifyInstance, services: SystemServices): void {
  settingsRoutes(app, services);
  announcementsRoutes(app, services);
  maintenanceRoutes(app, services);
}

function settingsRoutes(app: FastifyInstance, { settings, orderLimits }: SystemServices): void {
  route(app, settingsApi.list, () => settings.list());
  route(app, settingsApi.site, ({ actor, body }) => settings.update(actor, 'site', body));
  route(app, settingsApi.stream, ({ actor, body }) => settings.update(actor, 'stream', body));
  route(app, settingsApi.series, ({ actor, body }) => settings.update(actor, 'series', body));
  route(app, settingsApi.orders, async ({ actor, body }) => {
    const saved = await settings.update(actor, 'orders', body);
    // This process applies at once what the others apply within a second.
    orderLimits.forget();
    return saved;
  });
  route(app, settingsApi.shop, ({ actor, body }) => settings.update(actor, 'shop', body));
  route(app, settingsApi.rewards, ({ actor, body }) => settings.update(actor, 'rewards', body));
  route(app, settingsApi.accounts, ({ actor, body }) => settings.update(actor, 'accounts', body));
  route(app, settingsApi.teams, ({ actor, body }) => settings.update(actor, 'teams', body));
  route(app, settingsApi.words, ({ actor, body }) => settings.update(actor, 'words', body));
}

function announcementsRoutes(app: FastifyInstance, { announcements }: SystemServices): void {
  route(app, announcementsApi.current, () => announcements.current());
  route(app, announcementsApi.list, ({ query }) => announcements.list(query));
  route(app, announcementsApi.create, ({ actor, body }) => announcements.create(actor, body));
  route(app, announcementsApi.update, ({ actor, params, body }) => announcements.update(actor, params.id, body));
  route(app, announcementsApi.end, ({ actor, params }) => announcements.end(actor, params.id));
}

function maintenanceRoutes(app: FastifyInstance, { maintenance, maintenanceGate }: SystemServices): void {
  /** This process knows at once what the others know within a second. */
  const applied = async <T>(change: Promise<T>): Promise<T> => {
    const done = await change;
    maintenanceGate.forget();
    return done;
  };
  route(app, maintenanceApi.current, async () => ({ windows: await maintenanceGate.current() }));
  route(app, maintenanceApi.list, ({ query }) => maintenance.list(query));
  route(app, maintenanceApi.create, ({ actor, body }) => applied(maintenance.create(actor, body)));
  route(app, maintenanceApi.update, ({ actor, params, body }) => applied(maintenance.update(actor, params.id, body)));
  route(app, maintenanceApi.end, ({ actor, params, body }) => applied(maintenance.end(actor, params.id, body.reason)));
}
