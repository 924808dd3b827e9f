import { foldBy, type Fold, type Handlers } from '../topics/topic.ts';
import type { Personal, PersonalEvents } from './personal.topic.ts';

const handlers: Handlers<Personal, PersonalEvents> = {
  match_opened: (personal, match) => withEntryChange({ ...personal, open_matches: [...personal.open_matches, match] }),
  match_closed: (personal, { match_id }) =>
    withEntryChange({
      ...personal,
      open_matches: personal.open_matches.filter((match) => match.match_id !== match_id),
    }),
  entry_changed: (personal) => withEntryChange(personal),
  notification_created: (personal, { is_reminder }) =>
    is_reminder ? personal : { ...personal, unread_notifications: personal.unread_notifications + 1 },
  notifications_read: (personal, { unread }) => ({ ...personal, unread_notifications: unread }),
  notification_settings_changed: (personal, { settings }) => ({ ...personal, notification_settings: settings }),
  points_changed: (personal, { balance }) => ({ ...personal, points_balance: balance }),
  decks_changed: (personal, { count }) => ({
    ...personal,
    deck_count: count,
    decks_changed: personal.decks_changed + 1,
  }),
  team_requests_changed: (personal, team_requests) => ({
    ...personal,
    team_requests,
    team_requests_changed: personal.team_requests_changed + 1,
  }),
  account_changed: (personal) => ({ ...personal, account_changed: personal.account_changed + 1 }),
  penalties_changed: (personal) => personal,
};

export const foldPersonal: Fold<Personal> = (personal, event) => foldBy(handlers, personal, event);

const withEntryChange = (personal: Personal): Personal => ({
  ...personal,
  entries_changed: personal.entries_changed + 1,
});
