import { CELLS, DAYS } from '@pailei/domain/status/slots';
import { COMPONENTS, PROBE_ERRORS, PROBE_STATES, type Component } from '@pailei/domain/status/probes';
import { SEVERITIES, type Severity } from '@pailei/domain/status/incidents';
import type { History } from '@pailei/domain/status/history';
import { NOTE_MAX } from '@pailei/domain/text-limits/text-limits';
import { z } from 'zod';
import { endpoint, idParams, isoTime, listOf, pageQuery } from '../../http/endpoint.ts';
import type { ErrorTable } from '../../http/errors.ts';
import { lineText, longText } from '../../http/typed-text.ts';

/** What a part of the site is called, and what of it a visitor notices. */
export const COMPONENT_NAMES: Record<Component, readonly [name: string, about: string]> = {
  api: ['接口', '登录、卡组与赛事'],
  hub: ['实时通道', '比分与房间消息'],
  database: ['数据库', '所有数据的读写'],
  redis: ['Redis', '消息与队列的中转'],
  workers: ['后台进程', '计时、编排与通知'],
  queues: ['任务队列', '等待处理的后台任务'],
  storage: ['存储', '数据与图片所在磁盘的空间'],
};

export const SEVERITY_NAMES: Record<Severity, string> = { minor: '性能下降', major: '服务中断' };

export const sampleSchema = z.object({
  component: z.enum(COMPONENTS),
  state: z.enum(PROBE_STATES),
  latency_ms: z.nullable(z.number()).describe('响应或传达所用的毫秒；队列为最早一项等待的时间；不计时的部分为 null'),
  backlog: z.nullable(z.number()).describe('等待处理的任务数；没有队列的部分为 null'),
  error: z.nullable(z.enum(PROBE_ERRORS)),
});
export type Sample = z.output<typeof sampleSchema>;

const numbers = (amount: number) => z.array(z.number()).length(amount);

/** Its rows are tuples in the code, and read-only. */
const historySchema = z.object({
  last_cell: z.number().describe('最后一个半小时的序号（自 1970 年起）'),
  cells: z
    .array(numbers(6))
    .length(CELLS)
    .describe('近 24 小时，每半小时：[正常, 缓慢, 中断, 耗时总和, 计时次数, 最长耗时]'),
  last_day: z.number().describe('最后一天的序号（自 1970 年起，北京时间）'),
  days: z.array(numbers(3)).length(DAYS).describe('近 90 天，每天：[正常, 缓慢, 中断]'),
}) as unknown as z.ZodType<History, History>;

export const incidentNoteSchema = z.object({ id: z.string(), body: z.string(), created_at: isoTime });

export const incidentSchema = z.object({
  id: z.string(),
  title: z.string(),
  components: z.array(z.enum(COMPONENTS)),
  severity: z.enum(SEVERITIES),
  is_automatic: z.boolean().describe('由检测自动开启，恢复后自动结束'),
  started_at: isoTime,
  resolved_at: z.nullable(isoTime),
  updated_at: isoTime,
  notes: z.array(incidentNoteSchema).describe('新的在前'),
});
export type Incident = z.output<typeof incidentSchema>;

export const statusSchema = z.object({
  measured_since: z.nullable(z.number()).describe('第一次检测的时段序号，每段 15 秒；从未检测时为 null'),
  components: z.array(
    z.object({
      component: z.enum(COMPONENTS),
      measured_since: z.nullable(z.number()).describe('这部分第一次检测的时段序号；从未检测时为 null'),
      /** Of its newest probe; null before the first one. */
      newest: z.nullable(sampleSchema.omit({ component: true }).extend({ slot: z.number(), at: isoTime })),
      history: historySchema,
    }),
  ),
  incidents: z.array(incidentSchema).describe('未结束的和近 14 天的事件，新的在前'),
});
/** Snapshot of the `status` topic, too. */
export type Status = z.output<typeof statusSchema>;
export type ComponentStatus = Status['components'][number];

const TITLE_MAX = 60;

const title = lineText('请输入标题').min(2, '标题至少 2 个字符').max(TITLE_MAX, `标题最多 ${TITLE_MAX} 个字符`);
const note = longText('请输入说明').min(1, '请输入说明').max(NOTE_MAX, `说明最多 ${NOTE_MAX} 个字符`);
const components = z
  .array(z.enum(COMPONENTS, { error: '没有这个部分' }), '请选择受影响的部分')
  .min(1, '请选择受影响的部分')
  .max(COMPONENTS.length, '受影响的部分重复')
  .refine((list) => new Set(list).size === list.length, '受影响的部分重复');
const severity = z.enum(SEVERITIES, { error: '请选择影响程度' });

export const newIncidentBody = z.strictObject({ title, components, severity, note });

const incidentChangeBody = z.strictObject({
  title,
  components,
  severity,
  is_resolved: z.boolean('取值应为 true 或 false'),
  updated_at: isoTime.describe('修改所依据的版本；此后有人改过则返回 409'),
});

const ROOT = '/status';
const onIncident = { params: idParams, access: 'admin', data: incidentSchema } as const;

export const addNoteBody = z.strictObject({ note });

export const statusApi = {
  get: endpoint({
    method: 'GET',
    path: ROOT,
    access: 'public',
    area: 'always',
    summary: '各项服务的状态与近期事件',
    data: statusSchema,
  }),
  incidents: endpoint({
    method: 'GET',
    path: `${ROOT}/incidents`,
    access: 'public',
    area: 'always',
    summary: '全部事件',
    query: z.strictObject(pageQuery()),
    data: listOf(incidentSchema),
  }),
  open: endpoint({
    method: 'POST',
    path: `${ROOT}/incidents`,
    access: 'admin',
    summary: '发布事件',
    body: newIncidentBody,
    data: incidentSchema,
  }),
  change: endpoint({
    ...onIncident,
    method: 'PUT',
    path: `${ROOT}/incidents/:id`,
    summary: '修改或结束事件',
    body: incidentChangeBody,
  }),
  addNote: endpoint({
    ...onIncident,
    method: 'POST',
    path: `${ROOT}/incidents/:id/notes`,
    summary: '添加进展',
    body: addNoteBody,
  }),
};

export const STATUS_ERRORS = {
  incident_changed: [409, '事件已被更新，请刷新后重试'],
  incident_automatic: [409, '自动事件会在恢复后自行结束'],
} as const satisfies ErrorTable;
