import { accountsFeature } from '../people/accounts/feature.ts';
import { agendaFeature } from '../play/agenda/feature.ts';
import { addressesFeature } from '../shop/addresses/feature.ts';
import { announcementsFeature } from '../site/announcements/feature.ts';
import { apiKeysFeature } from '../site/api-keys/feature.ts';
import { auditFeature } from '../site/audit/feature.ts';
import { avatarsFeature } from '../people/avatars/feature.ts';
import { refereeCallsFeature } from '../play/referee-calls/feature.ts';
import { penaltiesFeature } from '../play/penalties/feature.ts';
import { batchesFeature } from '../ground/batches/feature.ts';
import { cardsFeature } from '../decks/cards/feature.ts';
import { challengesFeature } from '../play/challenges/feature.ts';
import { dashboardFeature } from '../site/dashboard/feature.ts';
import { decklistsFeature } from '../play/decklists/feature.ts';
import { decksFeature } from '../decks/decks/feature.ts';
import { emailVerificationFeature } from '../people/email-verification/feature.ts';
import { drawsFeature } from '../play/draws/feature.ts';
import { evidenceFeature } from '../play/evidence/feature.ts';
import { entriesFeature } from '../play/entries/feature.ts';
import { expertsFeature } from '../people/experts/feature.ts';
import { featuredFeature } from '../play/featured/feature.ts';
import { healthFeature } from '../site/health/feature.ts';
import { idempotencyFeature } from '../ground/idempotency/feature.ts';
import { jobsFeature } from '../site/jobs/feature.ts';
import { leagueFeature } from '../play/league/feature.ts';
import { leaderboardFeature } from '../people/leaderboard/feature.ts';
import { lineUpPresetsFeature } from '../play/line-up-presets/feature.ts';
import { loginFeature } from '../people/login/feature.ts';
import { mailFeature } from '../site/mail/feature.ts';
import { maintenanceFeature } from '../site/maintenance/feature.ts';
import { chatFeature } from '../play/chat/feature.ts';
import { matchesFeature } from '../play/matches/feature.ts';
import { matchOwnersFeature } from '../play/match-owners/feature.ts';
import { noShowsFeature } from '../play/no-shows/feature.ts';
import { notificationsFeature } from '../people/notifications/feature.ts';
import { orderBatchesFeature } from '../shop/order-batches/feature.ts';
import { ordersFeature } from '../shop/orders/feature.ts';
import { outagesFeature } from '../site/outages/feature.ts';
import { passwordsFeature } from '../people/passwords/feature.ts';
import { passwordResetFeature } from '../people/password-reset/feature.ts';
import { personalFeature } from '../people/personal/feature.ts';
import { pointsFeature } from '../shop/points/feature.ts';
import { productsFeature } from '../shop/products/feature.ts';
import { profileFeature } from '../people/profile/feature.ts';
import { deckRulesFeature } from '../site/deck-rules/feature.ts';
import { pushFeature } from '../people/push/feature.ts';
import { searchFeature } from '../site/search/feature.ts';
import { sessionsFeature } from '../people/sessions/feature.ts';
import { securityNoticesFeature } from '../people/security-notices/feature.ts';
import { secondFactorFeature } from '../people/second-factor/feature.ts';
import { settingsFeature } from '../site/settings/feature.ts';
import { shopCheckFeature } from '../shop/shop-check/feature.ts';
import { staffFeature } from '../play/staff/feature.ts';
import { statusFeature } from '../site/status/feature.ts';
import { streamQueueFeature } from '../play/stream-queue/feature.ts';
import { systemFeature } from '../site/system/feature.ts';
import { battlesFeature } from '../play/battles/feature.ts';
import { teamsFeature } from '../people/teams/feature.ts';
import { topicsFeature } from '../ground/topics/feature.ts';
import { seasonsFeature } from '../play/seasons/feature.ts';
import { eventSeriesFeature } from '../play/event-series/feature.ts';
import { eventTemplatesFeature } from '../play/event-templates/feature.ts';
import { tournamentsFeature } from '../play/tournaments/feature.ts';
import { uploadsFeature } from '../site/uploads/feature.ts';
import { usersFeature } from '../people/users/feature.ts';
import { webhooksFeature } from '../play/webhooks/feature.ts';
import type { Feature } from '../ground/features/feature.ts';

/** Every feature of the site. Clocks are credited in this order, which is the order of locks: tournaments before matches. */
export const FEATURES = [
  tournamentsFeature,
  teamsFeature,
  challengesFeature,
  eventSeriesFeature,
  eventTemplatesFeature,
  matchOwnersFeature,
  battlesFeature,
  leagueFeature,
  accountsFeature,
  addressesFeature,
  agendaFeature,
  announcementsFeature,
  apiKeysFeature,
  auditFeature,
  avatarsFeature,
  batchesFeature,
  refereeCallsFeature,
  penaltiesFeature,
  cardsFeature,
  dashboardFeature,
  decklistsFeature,
  decksFeature,
  emailVerificationFeature,
  drawsFeature,
  evidenceFeature,
  entriesFeature,
  expertsFeature,
  featuredFeature,
  healthFeature,
  idempotencyFeature,
  jobsFeature,
  leaderboardFeature,
  lineUpPresetsFeature,
  loginFeature,
  mailFeature,
  maintenanceFeature,
  chatFeature,
  matchesFeature,
  noShowsFeature,
  notificationsFeature,
  orderBatchesFeature,
  ordersFeature,
  outagesFeature,
  passwordsFeature,
  passwordResetFeature,
  personalFeature,
  pointsFeature,
  productsFeature,
  profileFeature,
  pushFeature,
  deckRulesFeature,
  searchFeature,
  sessionsFeature,
  seasonsFeature,
  securityNoticesFeature,
  secondFactorFeature,
  settingsFeature,
  shopCheckFeature,
  staffFeature,
  statusFeature,
  streamQueueFeature,
  systemFeature,
  topicsFeature,
  uploadsFeature,
  usersFeature,
  webhooksFeature,
] as const satisfies readonly Feature[];
