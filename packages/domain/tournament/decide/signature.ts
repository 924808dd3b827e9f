import type { Signature, TournamentEvent } from '../events.ts';

type OfStaff = Signature & Required<Pick<Signature, 'by'>>;

/** What the staff have decided, with their name on its first event; the others follow from that one. */
export function signed(events: readonly TournamentEvent[], signature: OfStaff): readonly TournamentEvent[] {
  const [first, ...others] = events;
  return first ? [{ ...first, payload: { ...signature, ...first.payload } } as TournamentEvent, ...others] : events;
}
