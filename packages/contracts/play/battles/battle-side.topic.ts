import type { BattleCall } from '../referee-calls/call-views.ts';
import { defineTopic } from '../../topics/topic.ts';
import type { BattleSideView, LineUpDraft, LineUpView, NamedPlayer } from './battle-views.ts';

export type BattleSideEvents = {
  draft_saved: { draft: LineUpDraft };
  /** Locked, or changed by a substitution. */
  line_up_kept: { line_up: LineUpView };
  player_named: NamedPlayer;
  /** The side has called a referee, or its call was answered or closed. */
  call_changed: { call: BattleCall };
};

export const battleSideTopic = defineTopic<BattleSideView, BattleSideEvents>()(
  'battle_side',
  'battle:{id}:side:{side}',
);
