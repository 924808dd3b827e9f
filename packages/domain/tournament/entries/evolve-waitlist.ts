import type { TournamentEvents } from '../events.ts';
import { revised, withEntry, withParticipant } from '../state-parts.ts';
import type { Participant, TournamentState } from '../types.ts';
import { waitlistOf } from './waitlist.ts';

type WaitlistEvent =
  | 'participant_promoted'
  | 'check_in_opened'
  | 'check_in_extended'
  | 'time_credited'
  | 'waitlist_moved'
  | 'waitlist_fill_started'
  | 'place_offered'
  | 'place_offer_ended';

type Apply<T extends WaitlistEvent> = (state: TournamentState, facts: TournamentEvents[T]) => TournamentState;

/** What the check-in and the waitlist do before the start. */
export const WAITLIST_REDUCERS: { readonly [T in WaitlistEvent]: Apply<T> } = {
  participant_promoted: (state, { participant_id }) => {
    const isThere = state.participants[participant_id]?.checked_in_at;
    return withoutOffer(state, participant_id, { status: isThere ? 'checked_in' : 'registered' });
  },
  check_in_opened: (state, { due_at, fills_at, at }) => ({
    ...withCheckIn(state, { due_at, fills_at, at }),
    status: 'check_in',
  }),
  check_in_extended: (state, { due_at, fills_at, at }) =>
    revised({
      ...withCheckIn(state, { due_at, fills_at, at }),
      times: { ...state.times, starts_at: state.times.starts_at && due_at },
    }),
  time_credited: (state, { times, check_in_due_at, fills_at, offers = [] }) =>
    offers.reduce(
      (moved, { participant_id, due_at }) => withOffer(moved, participant_id, due_at),
      revised({
        ...state,
        times,
        check_in_due_at,
        ...(fills_at !== undefined && { waitlist_fills_at: fills_at }),
      }),
    ),
  waitlist_moved: (state, { participant_id, before }) => {
    const others = waitlistOf(state).flatMap(({ id }) => (id === participant_id ? [] : [id]));
    const place = before === null ? others.length : others.indexOf(before);
    const { offer_passed: _, ...participant } = state.participants[participant_id] as Participant;
    return { ...withEntry(state, participant), waitlist: others.toSpliced(place, 0, participant_id) };
  },
  waitlist_fill_started: (state) => ({ ...state, is_filling: true }),
  place_offered: (state, { participant_id, due_at, at }) =>
    withParticipant(state, participant_id, { offer: { due_at, at } }),
  place_offer_ended: (state, { participant_id }) => withoutOffer(state, participant_id, { offer_passed: true }),
};

type CheckIn = { due_at: string; fills_at: string | undefined; at: string };

/** A check-in from now on, in which the waitlist does not fill up yet. */
function withCheckIn(state: TournamentState, { due_at, fills_at, at }: CheckIn): TournamentState {
  const { is_filling: _, waitlist_fills_at: __, ...others } = state;
  return {
    ...others,
    check_in_due_at: due_at,
    check_in_set_at: at,
    ...(fills_at !== undefined && { waitlist_fills_at: fills_at }),
  };
}

function withOffer(state: TournamentState, id: string, due_at: string): TournamentState {
  const offer = state.participants[id]?.offer;
  return offer ? withParticipant(state, id, { offer: { ...offer, due_at } }) : state;
}

function withoutOffer(state: TournamentState, id: string, changes: Partial<Participant>): TournamentState {
  const participant = state.participants[id];
  if (!participant) return state;
  const { offer: _, ...others } = participant;
  return withEntry(state, { ...others, ...changes });
}

/** Once the event has begun nobody is offered a place any more. */
export function withoutWaitlist(state: TournamentState): TournamentState {
  const { is_filling: _, waitlist_fills_at: __, waitlist: ___, ...others } = state;
  const open = Object.values(state.participants).filter(({ offer }) => offer !== undefined);
  return open.reduce((left, { id }) => withoutOffer(left, id, {}), others);
}
