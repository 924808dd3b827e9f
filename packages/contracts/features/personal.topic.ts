import type { Notification, NotificationSettings } from './notifications.api.ts';
import { defineTopic } from '../topics/topic.ts';

/** A match that waits for its player: of an event, or a board of a battle. */
export type OpenMatch = { match_id: string; tournament_id: string | null; battle_id: string | null };

/** Snapshot of a user's own topic: what waits for them, and what they are shown wherever they are. */
export type Personal = {
  open_matches: OpenMatch[];
  /** Counts up with every change to one of the user's entries, so that a view knows when to ask again. */
  entries_changed: number;
  unread_notifications: number;
  notification_settings: NotificationSettings;
  points_balance: number;
  /** Decks in the own library. */
  deck_count: number;
  /** Counts up with every change to one of them. */
  decks_changed: number;
  /** Applications and invitations that wait for an answer. */
  team_requests: TeamRequestCounts;
  /** Counts up with every change to one of them, also to one that was answered. */
  team_requests_changed: number;
  /** Counts up with every change to the account itself: role, expert status, team, suspension. */
  account_changed: number;
};

/** `applications`, `invitations`: one's own; `received`: applications to the team whose captain one is. */
export type TeamRequestCounts = { applications: number; invitations: number; received: number };

export type PersonalEvents = {
  match_opened: OpenMatch;
  match_closed: OpenMatch;
  entry_changed: { tournament_id: string };
  /** `is_reminder`: the same notification once more, because nobody has seen it; `round`: for which time. */
  notification_created: { notification: Notification; is_reminder?: true; round?: number };
  /** `ids` null: all of them. */
  notifications_read: { ids: string[] | null; unread: number };
  notification_settings_changed: { settings: NotificationSettings };
  points_changed: { amount: number; balance: number };
  /** One of the own decks is new, changed or gone. */
  decks_changed: { count: number };
  team_requests_changed: TeamRequestCounts;
  account_changed: object;
  /** A penalty or a no-show is new or counts no longer. */
  penalties_changed: object;
};

export const personalTopic = defineTopic<Personal, PersonalEvents>()('user', 'user:{id}');
