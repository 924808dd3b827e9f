import { z } from 'zod';
import { endpoint, fileEndpoint, idSchema, isoTime, momentField } from '../../http/endpoint.ts';
import { lineText } from '../../http/typed-text.ts';

export const auditRowSchema = z.object({
  id: z.string(),
  /** Null when nobody asked for it: the system itself. */
  actor_id: z.nullable(z.string()),
  actor_name: z.string(),
  actor_role: z.string(),
  action: z.string(),
  target_type: z.string(),
  target_id: z.string(),
  /** What the object is called by now, where it has a name. */
  target_name: z.nullable(z.string()),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
  reason: z.nullable(z.string()),
  ip: z.nullable(z.string()),
  request_id: z.nullable(z.string()),
  created_at: isoTime,
});
export type AuditRow = z.output<typeof auditRowSchema>;

const filters = {
  /** The beginning of the actor's name. */
  actor: lineText().max(40, '操作人最多 40 个字符').optional(),
  actor_id: idSchema.optional(),
  /** `tournament.cancel`, or only its beginning: `tournament.`. */
  action: lineText()
    .max(60, '操作最多 60 个字符')
    .regex(/^[a-z0-9_.-]*$/, '操作只能包含小写字母、数字、点、下划线和连字符')
    .optional(),
  target_id: lineText().max(80, '对象编号最多 80 个字符').optional(),
  from: momentField.optional(),
  to: momentField.optional(),
};
const auditFiltersSchema = z.object(filters);
export type AuditFilters = z.output<typeof auditFiltersSchema>;

/** The moment and the id of a row. The pattern lets through what only looks like one. */
function isPlace(text: string): boolean {
  const end = text.lastIndexOf('_');
  return isoTime.safeParse(text.slice(0, end)).success && idSchema.safeParse(text.slice(end + 1)).success;
}

export const auditApi = {
  list: endpoint({
    method: 'GET',
    path: '/admin/audit',
    access: 'admin',
    summary: '审计日志，新的在前',
    query: z.object({
      ...filters,
      /** The `next` of the page before. */
      after: z
        .string()
        .max(120, '分页标记无效')
        .regex(/^[\w:.-]+_[0-9a-f-]{36}$/, '分页标记无效')
        .refine(isPlace, '分页标记无效')
        .optional(),
      limit: z.coerce.number('请输入数字').int('请输入整数').min(1, '不能小于 1').max(100, '不能大于 100').default(50),
    }),
    data: z.object({ items: z.array(auditRowSchema), next: z.nullable(z.string()) }),
  }),
};

export const auditExport = fileEndpoint({
  method: 'GET',
  path: '/admin/audit/export',
  access: 'admin',
  summary: '导出审计日志，全部符合条件的行，新的在前',
  query: auditFiltersSchema,
  media_type: 'text/csv; charset=utf-8',
});
