import { entryFeeOf } from '@pailei/domain/tournament/entries/entry-fee';
import { isFilling, offeredPlaces } from '@pailei/domain/tournament/entries/waitlist';
import type { TournamentState } from '@pailei/domain/tournament/types';
import type { TournamentRow, TournamentSummaryColumn } from '@pailei/db/schema/tournaments';
import type { TournamentChanges } from './tournaments.repository.ts';

const IN_THE_FIELD = new Set(['pending', 'registered', 'checked_in', 'active', 'dropped', 'disqualified']);

export function summaryOf(state: TournamentState): TournamentSummaryColumn {
  const stage = state.current_stage === null ? undefined : state.stages[state.current_stage];
  const first = state.placements.find((placement) => placement.place === 1);
  const entry_fee = entryFeeOf(state.settings);
  return {
    ...(entry_fee > 0 && { entry_fee }),
    ...(state.settings.team && { entrants: 'team' as const }),
    participant_count: Object.values(state.participants).filter((participant) => IN_THE_FIELD.has(participant.status))
      .length,
    stages: state.settings.stages,
    bans: state.settings.bans,
    registration_closes_at: state.times.registration_closes_at,
    check_in_opens_at: state.times.check_in_opens_at,
    current_stage: state.current_stage,
    current_round: stage?.rounds.at(-1)?.number ?? null,
    round_count: stage?.round_count ?? null,
    featured_match_id: state.featured_match_id,
    champion: (first?.place_to === 1 && state.participants[first.participant_id]?.name) || null,
    referee_ids: state.referees?.map(({ user_id }) => user_id) ?? [],
  };
}

export type Deadline = Pick<TournamentRow, 'due_at' | 'due_kind'>;

/** What happens next by the clock alone. */
export function deadlineOf(state: TournamentState): Deadline {
  const { times, settings } = state;
  if (state.status === 'draft' && times.registration_opens_at)
    return { due_at: times.registration_opens_at, due_kind: 'open_registration' };
  if (state.status === 'check_in') return nextInCheckIn(state);
  if (state.status !== 'registration') return { due_at: null, due_kind: null };
  if (times.check_in_opens_at && settings.check_in_required)
    return { due_at: times.check_in_opens_at, due_kind: 'open_check_in' };
  return times.starts_at ? { due_at: times.starts_at, due_kind: 'start' } : { due_at: null, due_kind: null };
}

/** The start comes before what is due with it. */
function nextInCheckIn(state: TournamentState): Deadline {
  const start = { due_at: state.check_in_due_at, due_kind: 'start' };
  const fill = isFilling(state) ? null : (state.waitlist_fills_at ?? null);
  const offers = offeredPlaces(state).map(({ offer }) => ({ due_at: offer?.due_at ?? null, due_kind: 'end_offers' }));
  return [start, { due_at: fill, due_kind: 'fill_waitlist' }, ...offers].reduce((next, one) =>
    one.due_at !== null && (next.due_at === null || one.due_at < next.due_at) ? one : next,
  );
}

/** The columns that lists and deadlines need, from the state. */
export function columnsOf(state: TournamentState, now: string): TournamentChanges {
  return {
    name: state.name,
    status: state.status,
    format: state.settings.format,
    capacity: state.capacity,
    summary: summaryOf(state),
    delay_seconds: state.settings.delay_seconds,
    starts_at: state.times.starts_at,
    started_at: state.started_at,
    finished_at: state.finished_at,
    ...deadlineOf(state),
    updated_at: now,
  };
}
