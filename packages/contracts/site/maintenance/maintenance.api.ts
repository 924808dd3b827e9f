import { MAINTENANCE_SCOPES } from '@pailei/domain/maintenance/maintenance';
import { z } from 'zod';
import { endpoint, idParams, isoTime, listOf, momentField, pageQuery } from '../../http/endpoint.ts';
import type { ErrorTable } from '../../http/errors.ts';
import { longReason } from '../../http/reason.ts';
import { MAINTENANCE_TEXT } from './maintenance-texts.ts';
import { longText } from '../../http/typed-text.ts';

/** What everybody may know of a window. */
export const maintenanceWindowSchema = z.object({
  id: z.string(),
  scope: z.enum(MAINTENANCE_SCOPES),
  message: z.string(),
  starts_at: isoTime,
  planned_end: z.nullable(isoTime),
  ends_itself: z.boolean(),
  ended_at: z.nullable(isoTime),
});
export type MaintenanceWindow = z.output<typeof maintenanceWindowSchema>;

export const maintenanceRecordSchema = maintenanceWindowSchema.extend({
  reason: z.string(),
  end_reason: z.nullable(z.string()),
  /** Names; null for the clock. */
  created_by: z.string(),
  ended_by: z.nullable(z.string()),
  created_at: isoTime,
});
export type MaintenanceRecord = z.output<typeof maintenanceRecordSchema>;

const reason = longReason();
const isBlank = (text: string) => text === '';

const plan = {
  scope: z.enum(MAINTENANCE_SCOPES, { error: '请选择范围' }),
  /** Left empty: the general text. */
  message: longText('请填写公告文字')
    .max(500, '公告文字最多 500 个字符')
    .refine((text) => isBlank(text) || Array.from(text).length >= 2, '公告文字至少 2 个字符')
    .transform((text) => text || MAINTENANCE_TEXT),
  /** Null: now. */
  starts_at: z.nullable(momentField),
  planned_end: z.nullable(momentField),
  ends_itself: z.boolean('取值应为 true 或 false'),
  reason,
};

export const maintenanceBody = z.strictObject(plan).superRefine(({ starts_at, planned_end, ends_itself }, context) => {
  if (planned_end === null && ends_itself)
    context.addIssue({ code: 'custom', path: ['planned_end'], message: '自动结束需要填写预计恢复时间' });
  if (planned_end !== null && starts_at !== null && Date.parse(planned_end) <= Date.parse(starts_at))
    context.addIssue({ code: 'custom', path: ['planned_end'], message: '预计恢复时间应晚于开始时间' });
});

const ROOT = '/admin/maintenance';

export const maintenanceApi = {
  /** What is closed now or will be: a page without a live connection asks here. */
  current: endpoint({
    method: 'GET',
    path: '/maintenance',
    access: 'public',
    area: 'always',
    summary: '维护状态',
    data: z.object({ windows: z.array(maintenanceWindowSchema) }),
  }),
  list: endpoint({
    method: 'GET',
    path: ROOT,
    access: 'admin',
    summary: '维护列表',
    query: z.strictObject(pageQuery(20)),
    data: listOf(maintenanceRecordSchema),
  }),
  create: endpoint({
    method: 'POST',
    path: ROOT,
    access: 'admin',
    summary: '安排或开始维护',
    body: maintenanceBody,
    data: maintenanceRecordSchema,
  }),
  update: endpoint({
    method: 'PUT',
    path: `${ROOT}/:id`,
    access: 'admin',
    summary: '修改维护',
    params: idParams,
    body: maintenanceBody,
    data: maintenanceRecordSchema,
  }),
  end: endpoint({
    method: 'POST',
    path: `${ROOT}/:id/end`,
    access: 'admin',
    summary: '结束或取消维护',
    params: idParams,
    body: z.strictObject({ reason }),
    data: maintenanceRecordSchema,
  }),
};

export const MAINTENANCE_ERRORS = {
  starts_in_past: [422, '开始时间已过，请选择之后的时间或立即开始'],
  end_in_past: [422, '预计恢复时间应晚于现在'],
  already_active: [409, '该范围已在维护中'],
  window_begun: [409, '维护已经开始，只能修改公告文字和预计恢复时间'],
  window_ended: [409, '这次维护已经结束'],
} as const satisfies ErrorTable;
