import { accountsOfEntry } from '@pailei/domain/tournament/teams/roster';
import { evolveTournament } from '@pailei/domain/tournament/evolve';
import type { Participant, RuleAuthor, TournamentState } from '@pailei/domain/tournament/types';
import type { TournamentCommand } from '@pailei/domain/tournament/decide/commands';
import type { TournamentDraft } from '@pailei/domain/tournament/draft';
import type { TournamentEvent } from '@pailei/domain/tournament/events';
import type { LiveLog } from '@pailei/live/log';
import type { Actor } from '@pailei/live/registry';
import { tournamentTopic } from '@pailei/contracts/play/tournaments/tournament.topic';
import type { NewNotification } from '../../../people/notifications/new-notification.ts';
import { tournamentNotices } from '../tournament-notices.ts';

/** A command, who gives it (the clock is nobody), and when. `reason`: where the command has none of its own. */
export type TournamentOrder = {
  command: TournamentCommand;
  actor: Actor | null;
  now: string;
  reason?: string;
  /** The ruling on a match or a board from which the command follows. */
  ruling?: { by: RuleAuthor; reason: string } | undefined;
  /** Accounts that have their notice of it already; everyone else then gets one that says the last that happened. */
  noticed?: readonly string[] | undefined;
};

/**
 * A command that was carried out, and what was read off the states before and after it. Of commands that go together, the entries in
 * `after` are those that the last of them has left.
 */
export type Applied = TournamentOrder & {
  before: Omit<TournamentState, 'participants'>;
  after: TournamentState;
  events: readonly TournamentEvent[];
  /** Accounts whose entry is another one than before. */
  entrants: readonly string[];
  notices: readonly NewNotification[];
};

/** An event between two moments. */
export type Change = { before: TournamentState; after: TournamentState };

/** Takes what was decided into the log and the state. */
export function applyDecision(
  log: LiveLog,
  before: TournamentState,
  order: TournamentOrder,
  decided: readonly TournamentEvent[],
): Applied {
  const events = log.addAll(tournamentTopic.of(before.id), decided);
  return appliedBetween(order, events, { before, after: events.reduce(evolveTournament, before) });
}

/** The same on a draft, which other commands go on from. */
export function applyToDraft(
  log: LiveLog,
  draft: TournamentDraft,
  order: TournamentOrder,
  decided: readonly TournamentEvent[],
): Applied {
  const { state } = draft;
  const events = log.addAll(tournamentTopic.of(state.id), decided);
  const before = { ...state, participants: entriesBefore(state, events) };
  return appliedBetween(order, events, { before, after: draft.apply(events) });
}

/** Those that the events may change. */
function entriesBefore(
  { participants }: TournamentState,
  events: readonly TournamentEvent[],
): TournamentState['participants'] {
  const ids = namedIn(events);
  if (!ids) return { ...participants };
  return Object.fromEntries(ids.flatMap((id) => (participants[id] ? [[id, participants[id]]] : [])));
}

function appliedBetween(order: TournamentOrder, events: readonly TournamentEvent[], change: Change): Applied {
  return {
    ...order,
    ...change,
    events,
    entrants: entrantsOf(change, events),
    notices: onceEach(order, tournamentNotices({ ...change, events, by: order.actor?.user_id ?? null })),
  };
}

function onceEach({ noticed }: TournamentOrder, notices: readonly NewNotification[]): readonly NewNotification[] {
  if (!noticed) return notices;
  const last = new Map(notices.map((notice) => [notice.account_id, notice]));
  return [...last.values()].filter(({ account_id }) => !noticed.includes(account_id));
}

/**
 * Everyone whose entry has changed. Where the public's view trails, the other entrants learn with them that the event goes on:
 * their next step is not in that view yet.
 */
function entrantsOf({ before, after }: Change, events: readonly TournamentEvent[]): string[] {
  const isOnward = after.settings.delay_seconds > 0 && before.status !== after.status;
  const notified = isOnward ? Object.values(after.participants) : changedEntries(before, after, namedIn(events));
  return [...new Set(notified.flatMap(accountsOfEntry))];
}

/** Entries that others see otherwise than before; of these alone where they are named. */
export function changedEntries(
  before: TournamentState,
  after: TournamentState,
  ids?: readonly string[],
): Participant[] {
  if (before.participants === after.participants) return [];
  const entries = ids ? ids.flatMap((id) => after.participants[id] ?? []) : Object.values(after.participants);
  return entries.filter(({ id, status, roster, present }) => {
    const known = before.participants[id];
    return known?.status !== status || known.roster !== roster || known.present !== present;
  });
}

/** Whom events name that change nobody else's entry; `undefined` where one of them may. */
function namedIn(events: readonly TournamentEvent[]): string[] | undefined {
  const ids = events.flatMap(({ payload }) => ('participant_id' in payload ? [payload.participant_id] : []));
  return ids.length === events.length ? [...new Set(ids)] : undefined;
}
