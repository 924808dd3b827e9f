import { homePages } from '../features/site/home/home.pages.ts';
import { accountPages } from '../features/people/accounts/accounts.pages.ts';
import { notificationsPages } from '../features/people/notifications/notifications.pages.ts';
import { profilePages } from '../features/people/profile/profile.pages.ts';
import { battlesPages } from '../features/play/battles/battles.pages.ts';
import { livePages } from '../features/play/live/live.pages.ts';
import { registrationPages } from '../features/play/registration/registration.pages.ts';
import { adminSettingsPages } from '../features/site/admin-settings/admin-settings.pages.ts';
import { adminOrdersPages } from '../features/shop/admin-orders/admin-orders.pages.ts';
import { adminProductsPages } from '../features/shop/admin-products/admin-products.pages.ts';
import { adminCardsPages } from '../features/decks/admin-cards/admin-cards.pages.ts';
import { maintenancePages } from '../features/site/maintenance/maintenance.pages.ts';
import { adminPages } from '../features/site/admin/admin.pages.ts';
import { apiKeysPages } from '../features/site/api-keys/api-keys.pages.ts';
import { webhooksPages } from '../features/play/webhooks/webhooks.pages.ts';
import { refereePages } from '../features/play/referee/referee.pages.ts';
import { agendaPages } from '../features/play/agenda/agenda.pages.ts';
import { tournamentsPages } from '../features/play/tournaments/tournaments.pages.ts';
import { expertsPages } from '../features/people/experts/experts.pages.ts';
import { teamsPages } from '../features/people/teams/teams.pages.ts';
import { decksPages } from '../features/decks/decks/decks.pages.ts';
import { ordersPages } from '../features/shop/orders/orders.pages.ts';
import { shopPages } from '../features/shop/shop/shop.pages.ts';
import { entriesPages } from '../features/play/tournaments/entries/entries.pages.ts';
import { groupPages } from '../features/play/tournaments/group-pages/group-pages.ts';
import { seasonsPages } from '../features/play/seasons/seasons.pages.ts';
import { statusPages } from '../features/site/status/status.pages.ts';
import type { Page } from '../shared/navigation/page.ts';

/** Every page of the app. */
export const PAGES: readonly Page[] = [
  ...homePages,
  ...registrationPages,
  ...livePages,
  ...tournamentsPages,
  ...agendaPages,
  ...entriesPages,
  ...groupPages,
  ...refereePages,
  ...decksPages,
  ...shopPages,
  ...ordersPages,
  ...accountPages,
  ...profilePages,
  ...notificationsPages,
  ...expertsPages,
  ...battlesPages,
  ...teamsPages,
  ...adminPages,
  ...webhooksPages,
  ...apiKeysPages,
  ...adminProductsPages,
  ...adminOrdersPages,
  ...adminCardsPages,
  ...adminSettingsPages,
  ...maintenancePages,
  ...statusPages,
  ...seasonsPages,
];
