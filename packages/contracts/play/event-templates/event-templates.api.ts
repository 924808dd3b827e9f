import { EVENT_TEMPLATE_NAME_MAX, EVENT_TEMPLATES_MAX } from '@pailei/domain/event-series/event-series';
import { z } from 'zod';
import { endpoint, idParams, inArea, isoTime } from '../../http/endpoint.ts';
import type { ErrorTable } from '../../http/errors.ts';
import { eventPlanSchema, storedPlanSchema } from './event-plan.ts';
import { nameText } from '../../http/typed-text.ts';

export const eventTemplateBody = z.strictObject({
  name: nameText('请输入模板名称')
    .normalize('NFKC')
    .min(1, '请输入模板名称')
    .max(EVENT_TEMPLATE_NAME_MAX, `模板名称最多 ${EVENT_TEMPLATE_NAME_MAX} 个字符`),
  plan: eventPlanSchema,
});
export type EventTemplateBody = z.output<typeof eventTemplateBody>;

/** Details of an event that organisers keep under a name. */
export const eventTemplateSchema = z.object({
  id: z.string(),
  name: z.string(),
  plan: storedPlanSchema,
  created_by: z.object({ id: z.string(), username: z.string() }),
  created_at: isoTime,
  updated_at: isoTime,
});
export type EventTemplate = z.output<typeof eventTemplateSchema>;

const ROOT = '/admin/event-templates';

export const eventTemplatesApi = inArea('tournaments', {
  list: endpoint({
    method: 'GET',
    path: ROOT,
    access: 'admin',
    summary: '赛事模板',
    data: z.object({ items: z.array(eventTemplateSchema) }),
  }),
  create: endpoint({
    method: 'POST',
    path: ROOT,
    access: 'admin',
    summary: '保存赛事模板',
    errors: [409],
    idempotent: true,
    body: eventTemplateBody,
    data: eventTemplateSchema,
  }),
  update: endpoint({
    method: 'PUT',
    path: `${ROOT}/:id`,
    access: 'admin',
    summary: '修改赛事模板',
    errors: [409],
    params: idParams,
    body: eventTemplateBody,
    data: eventTemplateSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${ROOT}/:id`,
    access: 'admin',
    summary: '删除赛事模板',
    params: idParams,
    data: z.object({ id: z.string() }),
  }),
});

export const EVENT_TEMPLATE_ERRORS = {
  template_name_taken: [409, '已有同名的模板，请换一个名称'],
  too_many_templates: [409, `最多保存 ${EVENT_TEMPLATES_MAX} 个模板`],
} as const satisfies ErrorTable;
