import { ADJUSTMENT_KINDS } from '@pailei/domain/tournament/stages/pairing/seated-round';
import { REASON_MAX } from '@pailei/domain/text-limits/text-limits';
import { z } from 'zod';
import { endpoint, idParams, idSchema, inArea, isoTime } from '../../http/endpoint.ts';
import type { ErrorTable } from '../../http/errors.ts';
import { longReason } from '../../http/reason.ts';
import { tournamentViewSchema } from '../tournaments/tournaments.api.ts';
import { roundDraftShape } from '../stages/pairing/pairing-shapes.ts';
import { longText } from '../../http/typed-text.ts';

/** Why a draft was made anew, so that what was changed by hand is gone. */
export const REDRAW_REASONS = ['entered', 'left', 'result', 'settings', 'by_staff'] as const;
export type RedrawReason = (typeof REDRAW_REASONS)[number];

export const roundDraftViewSchema = z.object({
  draft: roundDraftShape,
  /** Grows with every change: whoever edits or publishes names the one that they have seen. */
  revision: z.number(),
  drawn_at: isoTime,
  /** Null: it is the first of its round. */
  redrawn: z.nullable(z.enum(REDRAW_REASONS)),
  /** How many changes by hand were lost when it was made anew. */
  lost_edits: z.number(),
});
export type RoundDraftView = z.output<typeof roundDraftViewSchema>;

export const roundDraftAnswerSchema = z.object({
  /** Null where no round waits to be published. */
  current: z.nullable(roundDraftViewSchema),
});
export type RoundDraftAnswer = z.output<typeof roundDraftAnswerSchema>;

const revision = z.number('请刷新后再试').int('请刷新后再试').min(1, '请刷新后再试');

export const draftEditBody = z.strictObject({
  revision,
  kind: z.enum(ADJUSTMENT_KINDS, { error: '请选择要做的调整' }),
  participant_ids: z.array(idSchema).min(1, '请选择选手').max(2, '一次最多两位选手'),
  reason: z.nullable(longText().max(REASON_MAX, `原因最多 ${REASON_MAX} 个字符`)).default(null),
});

const ROOT = '/solo-tournaments/:id';
const draft = {
  method: 'POST',
  access: 'referee',
  params: idParams,
  data: roundDraftAnswerSchema,
  errors: [404, 409, 422] as const,
} as const;

/** A drawn round before it is published, and the undo of its start: the staff's alone. */
export const pairingsApi = inArea('tournaments', {
  draft: endpoint({
    method: 'GET',
    path: `${ROOT}/round-draft`,
    access: 'referee',
    summary: '待公布的对阵草案，附每一桌的配对原因',
    params: idParams,
    data: roundDraftAnswerSchema,
  }),
  edit: endpoint({ ...draft, path: `${ROOT}/round-draft/edits`, summary: '人工调整对阵草案', body: draftEditBody }),
  redraw: endpoint({
    ...draft,
    path: `${ROOT}/round-draft/redraw`,
    summary: '放弃人工调整，恢复抽签的对阵',
    body: z.strictObject({ revision }),
  }),
  publish: endpoint({
    ...draft,
    path: `${ROOT}/round-draft/publish`,
    summary: '公布对阵，本轮开始',
    body: z.strictObject({ revision }),
    data: tournamentViewSchema,
  }),
  takeBack: endpoint({
    ...draft,
    path: `${ROOT}/take-back-round`,
    summary: '撤回还没有人开始的一轮',
    body: z.strictObject({ reason: longReason() }),
    data: tournamentViewSchema,
  }),
});

export const PAIRING_ERRORS = {
  draft_changed: [409, '对阵草案已有变化，请看过最新的对阵后再操作'],
  own_event: [403, '你正在参加这场赛事，不能调整它的对阵'],
} as const satisfies ErrorTable;
