import { SIDES } from '@pailei/domain/series';
import { z } from 'zod';
import { isoTime } from '../../http/endpoint.ts';
import { battleCallSchema, type BattleCall } from '../battle-calls/battle-call-views.ts';
import { defineTopic } from '../../topics/topic.ts';
import { boardNumber } from './battle-shape.ts';
import { lineUpShape } from './line-up-shape.ts';

/** A line-up that is not locked yet: any captain of the team may change it. */
export const lineUpDraftSchema = z.strictObject({
  line_up: lineUpShape,
  saved_by: z.strictObject({ id: z.string(), username: z.string() }),
  saved_at: isoTime,
});
export type LineUpDraft = z.output<typeof lineUpDraftSchema>;

export const namedPlayerSchema = z.strictObject({ board_number: boardNumber, account_id: z.string() });

/** What only members of one team of a battle may see. */
export const battleSideSchema = z.strictObject({
  side: z.enum(SIDES),
  draft: z.nullable(lineUpDraftSchema),
  /** Locked; as substitutions have changed it. */
  line_up: z.nullable(lineUpShape),
  /** Whom the captain has named, hidden until the board opens. */
  named: z.array(namedPlayerSchema),
  call: z.nullable(battleCallSchema).describe('我方最近一次呼叫裁判；null：没有呼叫过'),
});
export type BattleSideView = z.output<typeof battleSideSchema>;
type LineUpView = z.output<typeof lineUpShape>;

export type BattleSideEvents = {
  draft_saved: { draft: LineUpDraft };
  /** Locked, or changed by a substitution. */
  line_up_kept: { line_up: LineUpView };
  player_named: z.output<typeof namedPlayerSchema>;
  /** The side has called a referee, or its call was answered or closed. */
  call_changed: { call: BattleCall };
};

export const battleSideTopic = defineTopic<BattleSideView, BattleSideEvents>()(
  'battle_side',
  'battle:{id}:side:{side}',
);
