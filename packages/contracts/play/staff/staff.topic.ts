import type { z } from 'zod';
import type { answeredCallSchema, StaffCase, StalledEvent } from './staff-shapes.ts';
import { defineTopic } from '../../topics/topic.ts';

/** Snapshot of the staff's topic: what waits for a referee, the oldest first, and which events are stalled. */
export type StaffView = { cases: readonly StaffCase[]; stalled: readonly StalledEvent[] };

export type StaffEvents = {
  case_opened: { case: StaffCase };
  /** Of a match. */
  case_closed: { match_id: string; game_number: number };
  call_answered: z.output<typeof answeredCallSchema>;
  call_closed: { call_id: string };
  event_stalled: { event: StalledEvent };
  event_resumed: { tournament_id: string };
};

export const staffTopic = defineTopic<StaffView, StaffEvents>()('staff', 'staff');
