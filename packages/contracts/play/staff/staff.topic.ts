import type { z } from 'zod';
import type { MatchClaim } from '../referee-calls/call-views.ts';
import type {
  answeredCallSchema,
  CallCase,
  MatchCallCase,
  OpenDraft,
  StaffCase,
  StalledEvent,
} from './staff-shapes.ts';
import { defineTopic } from '../../topics/topic.ts';

/** Snapshot of the staff's topic: what waits for a referee, the oldest first, which events are stalled, and which rounds wait to be published. */
export type StaffView = {
  cases: readonly StaffCase[];
  stalled: readonly StalledEvent[];
  drafts: readonly OpenDraft[];
  claims?: readonly MatchClaim[] | undefined;
};

export type StaffEvents = {
  case_opened: { case: StaffCase };
  /** Of a match; 0 is the match itself. */
  case_closed: { match_id: string; game_number: number };
  call_answered: z.output<typeof answeredCallSchema>;
  call_closed: { call_id: string };
  /** Of a battle: handed up. */
  battle_call_changed: { case: CallCase };
  chat_report_closed: { report_id: string };
  /** Its battle is over. */
  league_case_closed: { week_id: string };
  /** Of a player of a match: somebody has taken it up, or handed it up. */
  match_call_changed: { case: MatchCallCase };
  match_claimed: { claim: MatchClaim };
  match_released: { match_id: string };
  event_stalled: { event: StalledEvent };
  event_resumed: { tournament_id: string };
  round_draft_changed: { draft: OpenDraft };
  round_draft_closed: { tournament_id: string };
};

export const staffTopic = defineTopic<StaffView, StaffEvents>()('staff', 'staff');
