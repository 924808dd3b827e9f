import { expect, test } from 'vitest';
import { foldPersonal } from './personal.fold.ts';
import type { Personal, PersonalEvents } from './personal.topic.ts';

const AT_FIRST: Personal = {
  open_matches: [],
  entries_changed: 0,
  unread_notifications: 2,
  notification_settings: {} as Personal['notification_settings'],
  points_balance: 100,
  deck_count: 3,
  decks_changed: 0,
  team_requests: { applications: 0, invitations: 0, received: 0 },
  team_requests_changed: 0,
  account_changed: 0,
};
const match = { match_id: 'm', tournament_id: 't', battle_id: null };
const notification = {} as PersonalEvents['notification_created']['notification'];

test.each<[string, object, Partial<Personal>]>([
  ['match_opened', match, { open_matches: [match], entries_changed: 1 }],
  ['match_closed', match, { open_matches: [], entries_changed: 1 }],
  ['entry_changed', { tournament_id: 't' }, { entries_changed: 1 }],
  ['notification_created', { notification }, { unread_notifications: 3 }],
  ['notification_created', { notification, is_reminder: true }, { unread_notifications: 2 }],
  ['notifications_read', { ids: ['n'], unread: 1 }, { unread_notifications: 1 }],
  ['notification_settings_changed', { settings: {} }, { notification_settings: AT_FIRST.notification_settings }],
  ['points_changed', { amount: -30, balance: 70 }, { points_balance: 70 }],
  ['decks_changed', { count: 4 }, { deck_count: 4, decks_changed: 1 }],
  [
    'team_requests_changed',
    { applications: 1, invitations: 2, received: 0 },
    { team_requests: { applications: 1, invitations: 2, received: 0 }, team_requests_changed: 1 },
  ],
  ['account_changed', {}, { account_changed: 1 }],
  ['penalties_changed', {}, {}],
  ['something_of_tomorrow', { points_balance: 5 }, {}],
])('%s %o changes %o', (t, p, changes) => {
  expect(foldPersonal(AT_FIRST, { v: 1, t, p, at: '2026-11-20T12:00:00.000Z' })).toEqual({ ...AT_FIRST, ...changes });
});
