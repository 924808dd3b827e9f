import type { StaffCase, StalledEvent } from './staff-shapes.ts';
import { defineTopic } from '../../topics/topic.ts';

/** Snapshot of the staff's topic: what waits for a referee, the oldest first, and which events are stalled. */
export type StaffView = { cases: readonly StaffCase[]; stalled: readonly StalledEvent[] };

export type StaffEvents = {
  case_opened: { case: StaffCase };
  case_closed: { match_id: string; game_number: number };
  event_stalled: { event: StalledEvent };
  event_resumed: { tournament_id: string };
};

export const staffTopic = defineTopic<StaffView, StaffEvents>()('staff', 'staff');
