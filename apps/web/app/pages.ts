import { homePages } from '../features/home/home.pages.ts';
import { accountPages } from '../features/accounts/accounts.pages.ts';
import { notificationsPages } from '../features/notifications/notifications.pages.ts';
import { profilePages } from '../features/profile/profile.pages.ts';
import { livePages } from '../features/live/live.pages.ts';
import { registrationPages } from '../features/registration/registration.pages.ts';
import { adminSettingsPages } from '../features/admin-settings/admin-settings.pages.ts';
import { adminOrdersPages } from '../features/admin-orders/admin-orders.pages.ts';
import { adminProductsPages } from '../features/admin-products/admin-products.pages.ts';
import { adminCardsPages } from '../features/admin-cards/admin-cards.pages.ts';
import { maintenancePages } from '../features/maintenance/maintenance.pages.ts';
import { adminPages } from '../features/admin/admin.pages.ts';
import { refereePages } from '../features/referee/referee.pages.ts';
import { tournamentsPages } from '../features/tournaments/tournaments.pages.ts';
import { expertsPages } from '../features/experts/experts.pages.ts';
import { decksPages } from '../features/decks/decks.pages.ts';
import { ordersPages } from '../features/orders/orders.pages.ts';
import { shopPages } from '../features/shop/shop.pages.ts';
import { comingPages } from '../features/coming/coming.pages.ts';
import { statusPages } from '../features/status/status.pages.ts';
import type { Page } from './page.ts';

/** Every page of the app. */
export const PAGES: readonly Page[] = [
  ...homePages,
  ...registrationPages,
  ...livePages,
  ...tournamentsPages,
  ...refereePages,
  ...decksPages,
  ...shopPages,
  ...ordersPages,
  ...accountPages,
  ...profilePages,
  ...notificationsPages,
  ...expertsPages,
  ...adminPages,
  ...adminProductsPages,
  ...adminOrdersPages,
  ...adminCardsPages,
  ...adminSettingsPages,
  ...maintenancePages,
  ...statusPages,
  ...comingPages,
];

/** The pages that menu and palette offer. */
export const OFFERED_PAGES: readonly Page[] = PAGES.filter(({ coming }) => coming !== 'by_address');
