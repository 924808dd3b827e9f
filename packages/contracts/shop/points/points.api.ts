import { z } from 'zod';
import { endpoint, idParams, isoTime, listOf, pageQuery } from '../../http/endpoint.ts';
import type { ErrorTable } from '../../http/errors.ts';
import { POINTS_KINDS, POINTS_REFERENCES } from './points-text.ts';
import { shortReason } from '../../http/reason.ts';

/** The most that one adjustment gives or takes. */
export const ADJUSTMENT_MAX = 1_000_000;

/** One line of the ledger; `sequence` counts the account's lines from 1. */
export const pointsEntrySchema = z.object({
  id: z.string(),
  sequence: z.number(),
  amount: z.number(),
  balance_after: z.number(),
  kind: z.enum(POINTS_KINDS),
  note: z.string(),
  reference_type: z.enum(POINTS_REFERENCES),
  reference_id: z.string(),
  created_at: isoTime,
});
export type PointsEntry = z.output<typeof pointsEntrySchema>;

/** As the staff sees it: with the name of who did it, null for the system. */
export const staffPointsEntrySchema = pointsEntrySchema.extend({ actor_name: z.nullable(z.string()) });
export type StaffPointsEntry = z.output<typeof staffPointsEntrySchema>;

const statementQuery = z.object({ ...pageQuery(), kind: z.enum(POINTS_KINDS, '积分类型无效').optional() });
const balance = { balance: z.number() };

export const adjustPointsBody = z.strictObject({
  amount: z
    .number('请输入积分')
    .int('请输入整数')
    .min(-ADJUSTMENT_MAX, `一次最多扣除 ${ADJUSTMENT_MAX}`)
    .max(ADJUSTMENT_MAX, `一次最多增加 ${ADJUSTMENT_MAX}`)
    .refine((amount) => amount !== 0, '请输入不为 0 的积分'),
  reason: shortReason(),
});

export const pointsApi = {
  mine: endpoint({
    method: 'GET',
    path: '/points/me',
    access: 'user',
    summary: '我的积分明细',
    query: statementQuery,
    data: listOf(pointsEntrySchema).extend(balance),
  }),
  ofUser: endpoint({
    method: 'GET',
    path: '/admin/users/:id/points',
    access: 'admin',
    summary: '用户的积分明细',
    params: idParams,
    query: statementQuery,
    data: listOf(staffPointsEntrySchema).extend(balance),
  }),
  adjust: endpoint({
    method: 'POST',
    path: '/admin/users/:id/points',
    access: 'admin',
    summary: '调整用户的积分',
    params: idParams,
    body: adjustPointsBody,
    idempotent: true,
    data: staffPointsEntrySchema,
  }),
};

export const POINTS_ERRORS = {
  points_insufficient: [409, '积分不足'],
  points_limit: [409, '积分超出上限'],
} as const satisfies ErrorTable;
