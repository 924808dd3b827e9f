import type { Notification, NotificationSettings } from './notifications.ts';

/** Snapshot of a user's own topic: what waits for them, and what they are shown wherever they are. */
export type Personal = {
  open_matches: { match_id: string; tournament_id: string }[];
  /** Counts up with every change to one of the user's entries, so that a view knows when to ask again. */
  entries_changed: number;
  unread_notifications: number;
  notification_settings: NotificationSettings;
  points_balance: number;
  /** Decks in the own library. */
  deck_count: number;
  /** Counts up with every change to one of them. */
  decks_changed: number;
  /** Counts up with every change to the account itself: role, expert status, team, suspension. */
  account_changed: number;
};

export type PersonalEvents = {
  match_opened: { match_id: string; tournament_id: string };
  match_closed: { match_id: string; tournament_id: string };
  entry_changed: { tournament_id: string };
  /** `is_reminder`: the same notification once more, because nobody said that it was shown. */
  notification_created: { notification: Notification; is_reminder?: true };
  /** `ids` null: all of them. */
  notifications_read: { ids: string[] | null; unread: number };
  notification_settings_changed: { settings: NotificationSettings };
  points_changed: { amount: number; balance: number };
  /** One of the own decks is new, changed or gone. */
  decks_changed: { count: number };
  account_changed: object;
};

type PersonalEvent = { [T in keyof PersonalEvents]: { type: T; payload: PersonalEvents[T] } }[keyof PersonalEvents];

export function foldPersonal(personal: Personal, given: { type: string; payload: object }): Personal {
  const event = given as PersonalEvent;
  switch (event.type) {
    case 'match_opened':
      return withEntryChange({ ...personal, open_matches: [...personal.open_matches, event.payload] });
    case 'match_closed':
      return withEntryChange({
        ...personal,
        open_matches: personal.open_matches.filter((match) => match.match_id !== event.payload.match_id),
      });
    case 'entry_changed':
      return withEntryChange(personal);
    case 'notification_created':
      if (event.payload.is_reminder) return personal;
      return { ...personal, unread_notifications: personal.unread_notifications + 1 };
    case 'notifications_read':
      return { ...personal, unread_notifications: event.payload.unread };
    case 'notification_settings_changed':
      return { ...personal, notification_settings: event.payload.settings };
    case 'points_changed':
      return { ...personal, points_balance: event.payload.balance };
    case 'decks_changed':
      return { ...personal, deck_count: event.payload.count, decks_changed: personal.decks_changed + 1 };
    case 'account_changed':
      return { ...personal, account_changed: personal.account_changed + 1 };
    default:
      event satisfies never;
      return personal;
  }
}

const withEntryChange = (personal: Personal): Personal => ({
  ...personal,
  entries_changed: personal.entries_changed + 1,
});
