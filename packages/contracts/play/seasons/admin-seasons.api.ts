import { ADJUSTMENT_MAX, periodFault, SEASON_NAME_MAX, SEASON_NUMBER_MAX } from '@pailei/domain/seasons/season';
import { SEASON_MATCHES_MAX } from '@pailei/domain/seasons/champions';
import { z } from 'zod';
import { endpoint, idParams, idSchema, inArea, momentField } from '../../http/endpoint.ts';
import { longReason } from '../../http/reason.ts';
import { IMAGE_MAX_BYTES, storedImageSchema } from '../../site/uploads/uploads.api.ts';
import { rewardTableSchema } from '../../site/settings/reward-table.ts';
import { formulasSchema } from './formula.contract.ts';
import { introBody, seasonByHandBody, seasonByHandSchema } from './season-by-hand.ts';
import { seasonContentSchema } from './season-champions.ts';
import { ADJUSTMENT_TEXT, periodText } from './season-errors.ts';
import { competitorKind, eventTier, seasonEventSchema, seasonHeaderSchema } from './season-views.ts';
import { lineText, longText, nameText } from '../../http/typed-text.ts';

const revision = z.number('版本无效').int('版本无效').min(1, '版本无效');

const seasonFields = z.strictObject({
  number: z
    .number('请输入赛季编号')
    .int('请输入整数')
    .min(1, '编号不能小于 1')
    .max(SEASON_NUMBER_MAX, `编号最大 ${SEASON_NUMBER_MAX}`),
  name: nameText('请输入赛季名称')
    .min(1, '请输入赛季名称')
    .max(SEASON_NAME_MAX, `赛季名称最多 ${SEASON_NAME_MAX} 个字符`),
  starts_at: momentField,
  ends_at: momentField,
  prizes: z.strictObject({ account: z.nullable(rewardTableSchema), team: z.nullable(rewardTableSchema) }),
  /** Whether a player may play for one team alone in its events. Missing: as it is; of a new season: no. */
  one_team_per_player: z.boolean('取值应为 true 或 false').optional(),
});

type Period = { starts_at: string; ends_at: string };
const withPeriod = <T extends z.ZodType<Period>>(schema: T) =>
  schema.superRefine((period, context) => {
    const fault = periodFault(period);
    if (fault) context.addIssue({ code: 'custom', path: ['ends_at'], message: periodText(fault) });
  });

export const seasonBody = withPeriod(seasonFields);
export type SeasonBody = z.output<typeof seasonBody>;

const storedPrizes = z.nullable(
  z.strictObject({
    bands: z.array(z.strictObject({ place_to: z.number(), points: z.number() })).readonly(),
    participation: z.number(),
  }),
);

/** A season as the staff work with it. */
export const managedSeasonSchema = z.strictObject({
  ...seasonHeaderSchema.shape,
  prizes: z.strictObject({ account: storedPrizes, team: storedPrizes }),
  one_team_per_player: z.boolean(),
  content: seasonContentSchema,
  revision: z.number(),
  /** Reopened since it was closed last. */
  is_reopened: z.boolean(),
  /** Entered by the staff, because it was played elsewhere. */
  by_hand: z.nullable(seasonByHandSchema),
});
export type ManagedSeason = z.output<typeof managedSeasonSchema>;

const pastFields = seasonFields
  .pick({ number: true, name: true, starts_at: true, ends_at: true })
  .extend({ intro: introBody, by_hand: seasonByHandBody });

export const pastSeasonBody = withPeriod(pastFields);
export type PastSeasonBody = z.output<typeof pastSeasonBody>;

const contentBody = z.strictObject({
  intro: introBody,
  matches: z
    .array(
      z.strictObject({
        match_id: idSchema,
        title: lineText('请输入标题').min(1, '请输入标题').max(30, '标题最多 30 个字符'),
        text: longText('请输入说明').max(200, '说明最多 200 个字符'),
      }),
    )
    .max(SEASON_MATCHES_MAX, `最多 ${SEASON_MATCHES_MAX} 场`),
  revision,
});

const formulaBody = z.strictObject({
  formulas: formulasSchema,
  /** Null: the whole season is counted by it. */
  applies_from: z.nullable(momentField),
});

const shiftSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  rank: z.nullable(z.number()),
  points: z.nullable(z.number()),
  next_rank: z.number(),
  next_points: z.number(),
});
export type TableShift = z.output<typeof shiftSchema>;

const payoutSchema = z.strictObject({
  account_id: z.string(),
  name: z.string(),
  amount: z.number().describe('应得'),
  due: z.number().describe('本次入账，已扣除之前入账的'),
});

/** What closing a season now would do. */
export const closingSchema = z.strictObject({
  /** Events that have to end first, or to be left out. */
  open_events: z.array(seasonEventSchema),
  champions: z.strictObject({ account: z.nullable(z.string()), team: z.nullable(z.string()) }),
  players: z.number(),
  teams: z.number(),
  events: z.number(),
  payouts: z.array(payoutSchema),
});
export type SeasonClosing = z.output<typeof closingSchema>;

const ROOT = '/admin/seasons';
const command = {
  method: 'POST',
  access: 'admin',
  errors: [409],
  params: idParams,
  data: managedSeasonSchema,
} as const;
const items = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item) });

export const adminSeasonsApi = inArea('tournaments', {
  list: endpoint({ method: 'GET', path: ROOT, access: 'admin', summary: '全部赛季', data: items(managedSeasonSchema) }),
  create: endpoint({
    method: 'POST',
    path: ROOT,
    access: 'admin',
    summary: '新建赛季',
    errors: [409],
    idempotent: true,
    body: seasonBody,
    data: managedSeasonSchema,
  }),
  update: endpoint({
    ...command,
    method: 'PUT',
    path: `${ROOT}/:id`,
    summary: '修改赛季',
    body: withPeriod(seasonFields.extend({ revision })),
  }),
  enterPast: endpoint({
    method: 'POST',
    path: `${ROOT}/past`,
    access: 'admin',
    summary: '手工录入往届赛季',
    errors: [409],
    idempotent: true,
    body: pastSeasonBody,
    data: managedSeasonSchema,
  }),
  updatePast: endpoint({
    ...command,
    method: 'PUT',
    path: `${ROOT}/:id/past`,
    summary: '修改手工录入的往届赛季',
    body: withPeriod(pastFields.extend({ revision })),
  }),
  uploadPicture: endpoint({
    method: 'POST',
    path: `${ROOT}/pictures`,
    access: 'admin',
    summary: '上传往届赛季的图片',
    upload: { field: 'image', max_bytes: IMAGE_MAX_BYTES },
    data: storedImageSchema,
  }),
  events: endpoint({
    method: 'GET',
    path: `${ROOT}/:id/events`,
    access: 'admin',
    summary: '赛季的赛事',
    params: idParams,
    data: items(seasonEventSchema),
  }),
  setEvent: endpoint({
    ...command,
    method: 'PUT',
    path: `${ROOT}/:id/events/:tournament_id`,
    summary: '计入、不计入一项赛事，或设置级别',
    params: idParams.extend({ tournament_id: idSchema }),
    body: z.strictObject({ tier: eventTier, is_excluded: z.boolean('取值应为 true 或 false') }),
    data: items(seasonEventSchema),
  }),
  previewFormula: endpoint({
    ...command,
    path: `${ROOT}/:id/formula-preview`,
    summary: '用真实赛果试算积分规则',
    body: formulaBody,
    data: z.object({ account: z.array(shiftSchema), team: z.array(shiftSchema) }),
  }),
  setFormula: endpoint({
    ...command,
    path: `${ROOT}/:id/formulas`,
    summary: '积分规则的新版本',
    body: formulaBody.extend({ reason: longReason(), seen_version: revision }),
  }),
  adjust: endpoint({
    ...command,
    path: `${ROOT}/:id/adjustments`,
    summary: '手动调整赛季积分',
    idempotent: true,
    body: z.strictObject({
      kind: competitorKind,
      competitor_id: idSchema,
      points: z
        .number(ADJUSTMENT_TEXT)
        .int(ADJUSTMENT_TEXT)
        .min(-ADJUSTMENT_MAX, ADJUSTMENT_TEXT)
        .max(ADJUSTMENT_MAX, ADJUSTMENT_TEXT)
        .refine((points) => points !== 0, ADJUSTMENT_TEXT),
      reason: longReason(),
    }),
  }),
  recount: endpoint({ ...command, path: `${ROOT}/:id/recount`, summary: '重新计算积分榜', body: z.strictObject({}) }),
  closing: endpoint({
    method: 'GET',
    path: `${ROOT}/:id/closing`,
    access: 'admin',
    summary: '结束赛季的预览',
    params: idParams,
    data: closingSchema,
  }),
  close: endpoint({ ...command, path: `${ROOT}/:id/close`, summary: '结束赛季', body: z.strictObject({ revision }) }),
  reopen: endpoint({
    ...command,
    path: `${ROOT}/:id/reopen`,
    summary: '重新开启赛季',
    body: z.strictObject({ revision, reason: longReason() }),
  }),
  setContent: endpoint({
    ...command,
    method: 'PUT',
    path: `${ROOT}/:id/content`,
    summary: '修改冠军页的文字',
    body: contentBody,
  }),
});
