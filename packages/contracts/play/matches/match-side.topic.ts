import type { MatchCall } from '../referee-calls/call-views.ts';
import type { MatchSide } from './matches.api.ts';
import { defineTopic } from '../../topics/topic.ts';

/** What only one side of a match may see. */
export type MatchSideEvents = {
  choice_locked: Omit<MatchSide['choices'][number], 'slots'> & { slots: readonly number[] };
  /** Of this side: opened, taken up, handed up or closed. */
  call_changed: { call: MatchCall };
};

export const matchSideTopic = defineTopic<MatchSide, MatchSideEvents>()('match_side', 'match:{id}:side:{side}');
