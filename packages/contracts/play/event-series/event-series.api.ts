import { SERIES_AHEAD_DAYS_MAX, SERIES_NAME_MAX, SERIES_WEEKS_MAX } from '@pailei/domain/event-series/event-series';
import { z } from 'zod';
import { endpoint, idParams, inArea, isoTime, momentField } from '../../http/endpoint.ts';
import type { ErrorTable } from '../../http/errors.ts';
import { eventPlanSchema, storedPlanSchema } from '../event-templates/event-plan.ts';
import { nameText, hasTwoCharacters } from '../../http/typed-text.ts';

const count = (name: string, max: number, unit: string) =>
  z.number(`请输入${name}`).int('请输入整数').min(1, `至少 1 ${unit}`).max(max, `最多 ${max} ${unit}`);

export const eventSeriesBody = z.strictObject({
  name: nameText('请输入系列名称')
    .refine(hasTwoCharacters, '系列名称至少 2 个字符')
    .max(SERIES_NAME_MAX, `系列名称最多 ${SERIES_NAME_MAX} 个字符`),
  plan: eventPlanSchema,
  first_starts_at: momentField,
  weeks: count('期数', SERIES_WEEKS_MAX, '期'),
  ahead_days: count('提前天数', SERIES_AHEAD_DAYS_MAX, '天'),
});
export type EventSeriesBody = z.output<typeof eventSeriesBody>;

/** Events that are made ahead, one a week. */
export const eventSeriesSchema = z.object({
  id: z.string(),
  ...eventSeriesBody.shape,
  plan: storedPlanSchema,
  /** How many events there are by now, and when the next is made; null: none is. */
  event_count: z.number(),
  next_number: z.number(),
  next_due_at: z.nullable(isoTime),
  stopped_at: z.nullable(isoTime),
  /** Why the site stopped it by itself; null: nobody, or somebody by hand. */
  stop_reason: z.nullable(z.string()),
  revision: z.number(),
  created_by: z.object({ id: z.string(), username: z.string() }),
  created_at: isoTime,
});
export type EventSeriesView = z.output<typeof eventSeriesSchema>;

const ROOT = '/admin/event-series';
const command = { method: 'POST', access: 'admin', errors: [409], params: idParams, data: eventSeriesSchema } as const;

export const eventSeriesApi = inArea('tournaments', {
  list: endpoint({
    method: 'GET',
    path: ROOT,
    access: 'admin',
    summary: '系列赛事',
    data: z.object({ items: z.array(eventSeriesSchema) }),
  }),
  create: endpoint({
    method: 'POST',
    path: ROOT,
    access: 'admin',
    summary: '新建系列赛事',
    errors: [409],
    idempotent: true,
    body: eventSeriesBody,
    data: eventSeriesSchema,
  }),
  /** Events that are there already stay as they are. */
  update: endpoint({
    ...command,
    method: 'PUT',
    path: `${ROOT}/:id`,
    summary: '修改系列赛事',
    body: eventSeriesBody.extend({ revision: z.number('版本无效').int('版本无效').min(1, '版本无效') }),
  }),
  stop: endpoint({ ...command, path: `${ROOT}/:id/stop`, summary: '停止系列赛事', body: z.strictObject({}) }),
  resume: endpoint({ ...command, path: `${ROOT}/:id/resume`, summary: '继续系列赛事', body: z.strictObject({}) }),
});

export const EVENT_SERIES_ERRORS = {
  series_starts_in_past: [422, '首场应在将来'],
  series_weeks_made: [409, '期数不能少于已生成的期数'],
  series_stale: [409, '系列刚刚被其他管理员修改，请核对后再保存'],
  series_stopped: [409, '系列已停止'],
  series_running: [409, '系列没有停止'],
  series_over: [409, '系列的赛事已全部生成'],
} as const satisfies ErrorTable;
