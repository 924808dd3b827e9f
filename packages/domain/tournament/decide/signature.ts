import type { Signature, TournamentEvent, TournamentEventType } from '../events.ts';

type OfStaff = Signature & Required<Pick<Signature, 'by'>>;

/** What the staff have decided, with their name on its first event and on those of the types `also`; the others follow from that one. */
export function signed(
  events: readonly TournamentEvent[],
  signature: OfStaff,
  also: readonly TournamentEventType[] = [],
): readonly TournamentEvent[] {
  return events.map((event, index) =>
    index === 0 || also.includes(event.type)
      ? ({ ...event, payload: { ...signature, ...event.payload } } as TournamentEvent)
      : event,
  );
}
