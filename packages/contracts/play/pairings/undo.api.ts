import { RULING_KINDS } from '@pailei/domain/series/types';
import { SIDES } from '@pailei/domain/series/sides';
import { UNDO_REFUSALS } from '@pailei/domain/tournament/undo/last-step';
import { z } from 'zod';
import { endpoint, idParams, inArea, isoTime } from '../../http/endpoint.ts';
import type { ErrorTable } from '../../http/errors.ts';
import { longReason } from '../../http/reason.ts';
import { rulingPreviewSchema } from '../matches/ruling-preview.ts';
import { person } from '../matches/series-shape.ts';
import { tournamentViewSchema } from '../tournaments/tournaments.api.ts';
import { lineText } from '../../http/typed-text.ts';

const number = z
  .number('请指明阶段和轮次')
  .int('请指明阶段和轮次')
  .min(0, '请指明阶段和轮次')
  .max(99, '请指明阶段和轮次');

/** The start of a round or of a stage; the stage is its index. */
export const startStepSchema = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('round_start'), stage: number, round: number }),
    z.strictObject({ kind: z.literal('stage_start'), stage: number }),
  ],
  { error: '请指明要撤销的一步' },
);

const rulingStep = z.object({
  kind: z.literal('ruling'),
  match_id: z.string(),
  label: z.string(),
  table: z.number(),
  a_name: z.string(),
  b_name: z.string(),
  ruling: z.object({
    kind: z.enum(RULING_KINDS),
    side: z.nullable(z.enum(SIDES)),
    game_number: z.nullable(z.number()),
    detail: z.nullable(z.string()),
    reason: z.string(),
    by: person,
    at: isoTime,
  }),
});

const { seen, withdrawn, standings, restarts_stages } = rulingPreviewSchema.shape;

/** What taking back a start does; `seen` stands for the matches that it takes back. */
export const startPreviewSchema = z.object({ seen, withdrawn, standings, restarts_stages });
export type StartPreview = z.output<typeof startPreviewSchema>;

export const lastStepSchema = z.object({
  /** The newest step that can be taken back; null: there is none. */
  step: z.nullable(z.discriminatedUnion('kind', [...startStepSchema.options, rulingStep])),
  /** Of a start. What taking back a ruling does is told by the preview of rulings (`undo_ruling`). */
  preview: z.nullable(startPreviewSchema),
  /** A newer one that cannot be taken back, and why; null: there is none. */
  blocked: z.nullable(
    z.object({
      step: z.discriminatedUnion('kind', [...startStepSchema.options, rulingStep]),
      refusal: z.enum(UNDO_REFUSALS),
    }),
  ),
});
export type LastStepAnswer = z.output<typeof lastStepSchema>;
export type ShownStep = NonNullable<LastStepAnswer['step']>;

const ROOT = '/solo-tournaments/:id';

/** The staff's way back by one step. A ruling is taken back on its match. */
export const undoApi = inArea('tournaments', {
  lastStep: endpoint({
    method: 'GET',
    path: `${ROOT}/last-step`,
    access: 'referee',
    summary: '最近一个可以撤销的步骤，附撤销的影响（试算，不写入）',
    params: idParams,
    data: lastStepSchema,
  }),
  undoStart: endpoint({
    method: 'POST',
    path: `${ROOT}/undo-start`,
    access: 'referee',
    summary: '撤销还没有人开始的一轮或一个阶段的开始',
    params: idParams,
    body: z.strictObject({
      step: startStepSchema,
      seen: lineText('请先预览').min(1, '请先预览').max(64, '请先预览'),
      reason: longReason(),
    }),
    data: tournamentViewSchema,
    errors: [409],
  }),
});

export const UNDO_ERRORS = {
  undo_preview_stale: [409, '情况已有变化，请重新核对撤销的影响'],
} as const satisfies ErrorTable;
