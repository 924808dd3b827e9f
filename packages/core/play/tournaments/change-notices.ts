import type { Notice } from '@pailei/contracts/features/notice-text';
import { allMatches } from '@pailei/domain/featured/choose-match';
import { accountsOfEntry } from '@pailei/domain/tournament/teams/roster';
import type { Participant, ParticipantStatus, TournamentState } from '@pailei/domain/tournament/types';
import type { TournamentEvent } from '@pailei/domain/tournament/events';
import type { NewNotification } from '../../people/notifications/new-notification.ts';

/** A change of a tournament; `by` is the account that brought it about, null for the clock. */
export type NoticedChange = {
  before: TournamentState;
  after: TournamentState;
  events: readonly TournamentEvent[];
  by: string | null;
};

type Change = Extract<Notice, { kind: 'event_changed' }>['change'];
type Times = NonNullable<Extract<Notice, { kind: 'event_changed' }>['times']>;
type Facts = { change: Change; at: string; reason?: string | null; place?: number | null; times?: Times };

const GONE: readonly ParticipantStatus[] = ['withdrawn', 'rejected'];

/** What the staff, or a corrected result, changed for players: everybody concerned reads it, with the reason. */
export function changeNotices({ before, after, by }: NoticedChange, event: TournamentEvent): NewNotification[] {
  const noticesTo = (ids: readonly string[], facts: Facts) => ids.flatMap((id) => noticeTo(after, id, facts));
  switch (event.type) {
    case 'tournament_cancelled':
      return noticesTo(stillIn(after), { change: 'cancelled', ...event.payload });
    case 'participant_disqualified':
      return noticesTo([event.payload.participant_id], { change: 'disqualified', ...event.payload });
    case 'participant_dropped':
      return droppedNotices(after, event.payload, by);
    case 'tournament_updated':
    case 'check_in_extended':
    case 'time_credited':
      return movedNotices({ before, after }, event.payload);
    case 'tournament_started': {
      const { absent, without_decks = [], at } = event.payload;
      return noticesTo(
        absent.filter((id) => !without_decks.includes(id)),
        { change: 'absent', at },
      );
    }
    case 'rules_amended':
      return noticesTo(stillIn(after), { change: 'rules_amended', ...event.payload });
    case 'bracket_matches_withdrawn':
    case 'stages_withdrawn':
      return noticesTo(playersOf(before, event.payload.match_ids), { change: 'match_withdrawn', at: event.payload.at });
    case 'stage_taken_back':
    case 'round_taken_back':
      return noticesTo(playersOf(before, event.payload.match_ids), { change: 'round_taken_back', ...event.payload });
    case 'tournament_reopened':
      return noticesTo(
        before.placements.map(({ participant_id }) => participant_id),
        { change: 'reopened', at: event.payload.at },
      );
    case 'placements_corrected':
      return placesChanged(before, after).flatMap(([id, place]) =>
        noticesTo([id], { change: 'place_corrected', place, at: event.payload.at }),
      );
    default:
      return [];
  }
}

type Moved = { at: string; reason?: string };

/** Notices for all entrants but those that an extended check-in calls anyway. */
function movedNotices(
  { before, after }: Pick<NoticedChange, 'before' | 'after'>,
  { at, reason }: Moved,
): NewNotification[] {
  const times = movedTimes(before, after);
  if (!times) return [];
  const facts = { change: 'times_moved', at, times, ...(reason !== undefined && { reason }) } as const;
  const called = new Set(reason === undefined ? [] : awaited(after).map(({ id }) => id));
  return stillIn(after).flatMap((id) => (called.has(id) ? [] : noticeTo(after, id, facts)));
}

/** While the check-in is open, its end is the start. */
const startOf = ({ status, check_in_due_at, times }: TournamentState): string | null =>
  status === 'check_in' && times.starts_at !== null ? check_in_due_at : times.starts_at;

function movedTimes(before: TournamentState, after: TournamentState): Times | undefined {
  const { check_in_opens_at } = after.times;
  const starts_at = startOf(after);
  const times = {
    ...(startOf(before) !== starts_at && { starts_at }),
    ...(before.times.check_in_opens_at !== check_in_opens_at && { check_in_opens_at }),
  };
  return Object.keys(times).length > 0 ? times : undefined;
}

/** Those on the waitlist check in too: they fill the places of the absent. */
const MAY_CHECK_IN: readonly ParticipantStatus[] = ['registered', 'waitlisted'];

/** Who is called to the check-in. */
export const awaited = ({ participants }: TournamentState): Participant[] =>
  Object.values(participants).filter(
    ({ status, checked_in_at }) => MAY_CHECK_IN.includes(status) && checked_in_at === null,
  );

type Dropped = { participant_id: string; reason?: string; at: string };

/** Whoever leaves knows it; those who play for the same team are told that it left. */
function droppedNotices(state: TournamentState, payload: Dropped, by: string | null): NewNotification[] {
  const participant = state.participants[payload.participant_id];
  const isOwn = participant && payload.reason === undefined && by !== null && accountsOfEntry(participant).includes(by);
  const change = isOwn ? 'team_dropped' : 'dropped';
  return noticeTo(state, payload.participant_id, { change, ...payload }).filter(
    ({ account_id }) => !isOwn || account_id !== by,
  );
}

function noticeTo(state: TournamentState, participantId: string, facts: Facts): NewNotification[] {
  const participant = state.participants[participantId];
  if (!participant) return [];
  const { change, at, reason = null, place = null, times } = facts;
  const event = { tournament_id: state.id, tournament_name: state.name };
  return accountsOfEntry(participant).map((account_id) => ({
    account_id,
    dedupe_key: `event_changed:${participantId}:${change}:${at}`,
    notice: { kind: 'event_changed', ...event, change, place, reason, ...(times && { times }) },
  }));
}

const stillIn = ({ participants }: TournamentState) =>
  Object.values(participants)
    .filter(({ status }) => !GONE.includes(status))
    .map(({ id }) => id);

function playersOf(state: TournamentState, matchIds: readonly string[]): string[] {
  return allMatches(state)
    .filter(({ match_id }) => matchIds.includes(match_id))
    .flatMap(({ a, b }) => [a, b]);
}

/** Who has another place than before, with the new one. */
function placesChanged(before: TournamentState, after: TournamentState): [id: string, place: number | null][] {
  const placeIn = ({ placements }: TournamentState, id: string) =>
    placements.find(({ participant_id }) => participant_id === id)?.place ?? null;
  const ids = new Set([...before.placements, ...after.placements].map(({ participant_id }) => participant_id));
  return [...ids].filter((id) => placeIn(before, id) !== placeIn(after, id)).map((id) => [id, placeIn(after, id)]);
}
