import { SIDES } from '@pailei/domain/series/sides';
import { z } from 'zod';
import { endpoint, idParams, idSchema, inArea } from '../../http/endpoint.ts';
import { longReason } from '../../http/reason.ts';
import { battleEffectsSchema } from '../matches/battle-effects.ts';
import { battleViewSchema } from './battle-views.ts';
import { lineUpOptionsSchema } from './battles.api.ts';
import { CLOCK_RULINGS, seenPreview } from '../matches/ruling-parts.ts';
import { rulingPreviewSchema } from '../matches/ruling-preview.ts';

const reason = longReason();
const boardNumber = z.number('请指明台号').int('请指明台号').min(1, '请指明台号').max(999, '请指明台号');
const side = z.enum(SIDES, { error: '请选择一方' });
const losers = z.enum([...SIDES, 'both'], { error: '请选择判负的一方' });
/** Of a battle of an event: what depends on its result is taken back, and later stages begin anew. */
const choice = { force: z.boolean().optional(), restart_stages: z.boolean().optional() };
const account_id = z.nullable(idSchema).default(null);

/** Every ruling stands in the battle's record with its reason. Results of boards are ruled on in their matches. */
export const battleRulingBody = z.discriminatedUnion(
  'type',
  [
    z.strictObject({
      type: z.literal('forfeit_board'),
      board_number: boardNumber,
      losers,
      reason,
      seen: seenPreview,
      ...choice,
    }),
    z.strictObject({
      type: z.literal('restore_board'),
      board_number: boardNumber,
      reason,
      seen: seenPreview,
      ...choice,
    }),
    z.strictObject({ type: z.literal('forfeit_battle'), losers, reason }),
    /** `account_id` null: the team. */
    z.strictObject({ type: z.literal('warn'), side, account_id, reason }),
    z.strictObject({ type: z.literal('disqualify'), side, account_id, reason }),
    z.strictObject({ type: z.literal('reinstate_player'), side, account_id: idSchema, reason }),
    z.strictObject({
      type: z.literal('replace_player'),
      side,
      out: idSchema,
      player: z.strictObject({ account_id: idSchema, deck_ids: z.array(idSchema).max(15, '卡组数量过多') }),
      reason,
    }),
    ...CLOCK_RULINGS,
    z.strictObject({ type: z.literal('reopen'), reason, seen: seenPreview, ...choice }),
    z.strictObject({ type: z.literal('cancel'), reason }),
  ],
  { error: '裁定类型无效' },
);
export type BattleRulingBody = z.output<typeof battleRulingBody>;

/** Who is in a team, with all of their decks. */
export const battleRosterSchema = lineUpOptionsSchema.pick({ members: true });
export type BattleRoster = z.output<typeof battleRosterSchema>;

const previewQuery = z
  .strictObject({
    type: z.enum(['forfeit_board', 'restore_board', 'reopen'], '裁定类型无效'),
    board_number: z.coerce.number('请指明台号').pipe(boardNumber).optional(),
    losers: losers.optional(),
    restart_stages: z.stringbool('取值应为 true 或 false').optional(),
  })
  .superRefine(({ type, board_number, losers: losing }, { addIssue }) => {
    if (type !== 'reopen' && board_number === undefined)
      addIssue({ code: 'custom', path: ['board_number'], message: '请指明台号' });
    if (type === 'forfeit_board' && losing === undefined)
      addIssue({ code: 'custom', path: ['losers'], message: '请选择判负的一方' });
  });

/** What a ruling on a battle that was over does in its event. */
const eventEffectsSchema = rulingPreviewSchema.pick({
  withdrawn: true,
  opens: true,
  reopens_match: true,
  reopens_stage: true,
  restarts_stages: true,
  next_entrants: true,
  reopens_event: true,
  places: true,
  standings: true,
});
export type EventEffects = z.output<typeof eventEffectsSchema>;

export const battleRulingsApi = inArea('tournaments', {
  preview: endpoint({
    method: 'GET',
    path: '/battles/:id/ruling-preview',
    access: 'referee',
    summary: '团队战裁定的影响（试算，不写入）',
    errors: [409],
    params: idParams,
    query: previewQuery,
    /** `event`: null where the battle is of no event, was open, or its result stays. */
    data: z.object({ seen: z.string(), effects: battleEffectsSchema, event: z.nullable(eventEffectsSchema) }),
  }),
  roster: endpoint({
    method: 'GET',
    path: '/battles/:id/roster',
    access: 'referee',
    summary: '一方的队员与他们的卡组，供裁判换人',
    errors: [403],
    params: idParams,
    query: z.object({ side }),
    data: battleRosterSchema,
  }),
  rule: endpoint({
    method: 'POST',
    path: '/battles/:id/rulings',
    access: 'referee',
    summary: '团队战裁定',
    errors: [409],
    params: idParams,
    body: battleRulingBody,
    data: battleViewSchema,
  }),
});
