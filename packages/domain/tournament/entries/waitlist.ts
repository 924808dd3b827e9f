import type { Participant, ParticipantStatus, TournamentState } from '../types.ts';
import { isOffered, tallyOf } from './tally.ts';

/** How long before the end of the check-in the places of the absent go to the waitlist. */
const FILL_MS = 10 * 60_000;
/** A shorter check-in has no such window: who waits and is there fills up at the start. */
const SHORTEST_WITH_FILL_MS = 2 * FILL_MS;
/** How long somebody may take to accept a place. */
const OFFER_MS = 5 * 60_000;

export const WITH_A_PLACE: readonly ParticipantStatus[] = ['registered', 'checked_in'];

const everybody = ({ participants }: Pick<TournamentState, 'participants'>) => Object.values(participants);

export function placesTaken({ participants }: Pick<TournamentState, 'participants'>): number {
  const tally = tallyOf(participants);
  return WITH_A_PLACE.reduce((sum, status) => sum + (tally.get(status) ?? 0), 0);
}

/** As the staff have put it, else who came first; behind them who has let an offer pass. */
export function waitlistOf(state: Pick<TournamentState, 'participants' | 'waitlist'>): Participant[] {
  const rank = new Map(state.waitlist?.map((id, index) => [id, index]));
  const rankOf = ({ id }: Participant) => rank.get(id) ?? rank.size;
  return everybody(state)
    .filter(({ status }) => status === 'waitlisted')
    .toSorted(
      (a, b) =>
        Number(a.offer_passed ?? false) - Number(b.offer_passed ?? false) ||
        rankOf(a) - rankOf(b) ||
        compareText(a.registered_at, b.registered_at) ||
        compareText(a.id, b.id),
    );
}

/** From 1. */
export const waitlistPosition = (state: TournamentState, id: string): number =>
  1 + waitlistOf(state).findIndex((waiting) => waiting.id === id);

/** Those who may accept a place now. */
export const offeredPlaces = (state: Pick<TournamentState, 'participants'>): Participant[] =>
  (tallyOf(state.participants).get('offered') ?? 0) === 0 ? [] : everybody(state).filter(isOffered);

/**
 * Places that nobody holds. While the waitlist fills up, only those hold one who have checked in; an offer keeps its place until it
 * ends, also when the check-in is extended meanwhile.
 */
export function freePlaces(state: TournamentState): number {
  const held = isFilling(state) ? checkedIn(state) : placesTaken(state);
  return Math.max(0, state.capacity - held - offeredPlaces(state).length);
}

/** Whether everybody who may come to a place by checking in does: the others have it already. */
export const areAllTaken = (state: TournamentState): boolean =>
  checkedIn(state) + offeredPlaces(state).length >= state.capacity;

const checkedIn = ({ participants }: TournamentState): number => tallyOf(participants).get('checked_in') ?? 0;

/** Whether the places of those who are not there are given to the waitlist. */
export const isFilling = ({ status, is_filling = false }: TournamentState): boolean =>
  status === 'check_in' && is_filling;

/** When the waitlist fills up, in a check-in from now until then; undefined: at the start only. */
export function fillTime(
  { settings }: Pick<TournamentState, 'settings'>,
  due_at: string,
  now: string,
): string | undefined {
  const isLong = Date.parse(due_at) - Date.parse(now) >= SHORTEST_WITH_FILL_MS;
  const isWanted = settings.waitlist && settings.check_in_required;
  return isLong && isWanted ? new Date(Date.parse(due_at) - FILL_MS).toISOString() : undefined;
}

/** Until when a place that is offered now may be accepted: no longer than the check-in lasts. */
export function offerTime({ check_in_due_at }: Pick<TournamentState, 'check_in_due_at'>, now: string): string {
  const due_at = new Date(Date.parse(now) + OFFER_MS).toISOString();
  return check_in_due_at !== null && check_in_due_at < due_at ? check_in_due_at : due_at;
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
