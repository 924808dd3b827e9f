import type { StaffCase, StalledEvent } from './staff-shapes.ts';

export type { StaffCase, StalledEvent } from './staff-shapes.ts';

/** Snapshot of the staff's topic: what waits for a referee, the oldest first, and which events stand still. */
export type StaffView = { cases: readonly StaffCase[]; stalled: readonly StalledEvent[] };

export type StaffEvents = {
  case_opened: { case: StaffCase };
  case_closed: { match_id: string; game_number: number };
  event_stalled: { event: StalledEvent };
  event_resumed: { tournament_id: string };
};
type StaffEvent = { [T in keyof StaffEvents]: { type: T; payload: StaffEvents[T] } }[keyof StaffEvents];

export function foldStaff(view: StaffView, given: { type: string; payload: object }): StaffView {
  const event = given as StaffEvent;
  switch (event.type) {
    case 'case_opened':
      return { ...view, cases: [...without(view.cases, keyOf(event.payload.case)), event.payload.case] };
    case 'case_closed':
      return { ...view, cases: without(view.cases, keyOf(event.payload)) };
    case 'event_stalled': {
      const others = view.stalled.filter(({ tournament_id }) => tournament_id !== event.payload.event.tournament_id);
      return { ...view, stalled: [...others, event.payload.event] };
    }
    case 'event_resumed':
      return {
        ...view,
        stalled: view.stalled.filter(({ tournament_id }) => tournament_id !== event.payload.tournament_id),
      };
    default:
      event satisfies never;
      return view;
  }
}

type CaseId = Pick<StaffCase, 'match_id' | 'game_number'>;

/** A match has at most one case of each of its games. */
export const keyOf = ({ match_id, game_number }: CaseId): string => `${match_id}/${game_number}`;

const without = (cases: readonly StaffCase[], key: string) => cases.filter((one) => keyOf(one) !== key);
