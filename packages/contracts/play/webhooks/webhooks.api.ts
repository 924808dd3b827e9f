import { WEBHOOK_TYPES, WEBHOOKS_MAX } from '@pailei/domain/webhooks/webhooks';
import { z } from 'zod';
import { endpoint, idParams, idSchema, isoTime, listOf, pageQuery } from '../../http/endpoint.ts';
import type { ErrorTable } from '../../http/errors.ts';
import { DELIVERY_STATES, WEBHOOK_STATUSES } from './webhook-texts.ts';
import { lineText, nameText, hasTwoCharacters } from '../../http/typed-text.ts';

export const webhookSchema = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  types: z.array(z.enum(WEBHOOK_TYPES)),
  /** Null: every event. */
  tournament: z.nullable(z.object({ id: z.string(), name: z.string() })),
  status: z.enum(WEBHOOK_STATUSES),
  /** When the first try of what has failed ever since failed; null: nothing does. */
  failing_since: z.nullable(isoTime),
  waiting: z.number(),
  delivered_at: z.nullable(isoTime),
  created_by: z.string(),
  created_at: isoTime,
  updated_at: isoTime,
});
export type Webhook = z.output<typeof webhookSchema>;

/** With the secret that its messages are signed with. Nobody is told it a second time. */
export const newWebhookSchema = z.object({ webhook: webhookSchema, secret: z.string() });
export type NewWebhook = z.output<typeof newWebhookSchema>;

export const deliverySchema = z.object({
  id: z.string(),
  webhook: z.object({ id: z.string(), name: z.string() }),
  tournament: z.nullable(z.object({ id: z.string(), name: z.string() })),
  type: z.enum([...WEBHOOK_TYPES, 'test']),
  state: z.enum(DELIVERY_STATES),
  attempts: z.number(),
  /** Of the last try. */
  answered_status: z.nullable(z.number()),
  took_ms: z.nullable(z.number()),
  error: z.nullable(z.string()),
  /** Null: it is not tried again. */
  next_try_at: z.nullable(isoTime),
  created_at: isoTime,
  delivered_at: z.nullable(isoTime),
});
export type Delivery = z.output<typeof deliverySchema>;

export const deliveryDetailSchema = deliverySchema.extend({ body: z.string() });
export type DeliveryDetail = z.output<typeof deliveryDetailSchema>;

const isPlainHttps = (text: string) => {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, hash } = new URL(text);
  return protocol === 'https:' && username === '' && password === '' && hash === '';
};

export const webhookBody = z.strictObject({
  name: nameText('请输入名称').refine(hasTwoCharacters, '名称至少 2 个字符').max(60, '名称最多 60 个字符'),
  url: lineText('请输入地址')
    .max(500, '地址最多 500 个字符')
    .refine(isPlainHttps, '请输入 https:// 开头的地址，不带用户名与密码'),
  types: z
    .array(z.enum(WEBHOOK_TYPES, '没有这种事件'), '请选择事件')
    .min(1, '至少选择一种事件')
    .max(WEBHOOK_TYPES.length, '事件重复')
    .refine((types) => new Set(types).size === types.length, '事件重复'),
  tournament_id: z.nullable(idSchema),
});
/** `updated_at`: of the version the change was made on. */
export const webhookChangeBody = webhookBody.extend({ updated_at: isoTime });

const ROOT = '/admin/webhooks';
const DELIVERIES = '/admin/webhook-deliveries';

export const webhooksApi = {
  list: endpoint({
    method: 'GET',
    path: ROOT,
    access: 'admin',
    summary: 'Webhook 列表',
    data: z.object({ items: z.array(webhookSchema) }),
  }),
  create: endpoint({
    method: 'POST',
    path: ROOT,
    access: 'admin',
    summary: '新增 Webhook；签名密钥只在这次回应里出现',
    errors: [409],
    body: webhookBody,
    data: newWebhookSchema,
  }),
  update: endpoint({
    method: 'PUT',
    path: `${ROOT}/:id`,
    access: 'admin',
    summary: '修改 Webhook',
    errors: [409],
    params: idParams,
    body: webhookChangeBody,
    data: webhookSchema,
  }),
  renewSecret: endpoint({
    method: 'POST',
    path: `${ROOT}/:id/secret`,
    access: 'admin',
    summary: '更换签名密钥；旧密钥立即失效',
    params: idParams,
    data: newWebhookSchema,
  }),
  pause: endpoint({
    method: 'POST',
    path: `${ROOT}/:id/pause`,
    access: 'admin',
    summary: '暂停推送；期间的事件先留着',
    params: idParams,
    data: webhookSchema,
  }),
  resume: endpoint({
    method: 'POST',
    path: `${ROOT}/:id/resume`,
    access: 'admin',
    summary: '恢复推送；留着的事件按顺序补发，或全部跳过',
    params: idParams,
    body: z.strictObject({ skips_waiting: z.boolean('取值应为 true 或 false').default(false) }),
    data: webhookSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${ROOT}/:id`,
    access: 'admin',
    summary: '删除 Webhook 及其推送记录',
    params: idParams,
    data: z.object({ id: z.string() }),
  }),
  test: endpoint({
    method: 'POST',
    path: `${ROOT}/:id/test`,
    access: 'admin',
    summary: '发送一条测试消息',
    errors: [409],
    params: idParams,
    data: deliverySchema,
  }),
  deliveries: endpoint({
    method: 'GET',
    path: DELIVERIES,
    access: 'admin',
    summary: '推送记录，最近 30 天，新的在前',
    query: z.strictObject({
      ...pageQuery(50),
      webhook_id: idSchema.optional(),
      state: z.enum(DELIVERY_STATES, '状态无效').optional(),
    }),
    data: listOf(deliverySchema),
  }),
  delivery: endpoint({
    method: 'GET',
    path: `${DELIVERIES}/:id`,
    access: 'admin',
    summary: '一次推送的内容',
    params: idParams,
    data: deliveryDetailSchema,
  }),
  replay: endpoint({
    method: 'POST',
    path: `${DELIVERIES}/:id/replay`,
    access: 'admin',
    summary: '重新推送；webhook-id 不变，接收方可据此去重',
    errors: [409],
    params: idParams,
    data: deliverySchema,
  }),
};

export const WEBHOOK_ERRORS = {
  too_many_webhooks: [409, `最多 ${WEBHOOKS_MAX} 个 Webhook，请先删除不用的`],
  webhook_not_public: [422, '地址应在公网上，不能指向内部网络'],
  webhook_tournament_missing: [422, '没有这项赛事'],
  webhook_active: [409, '推送没有停'],
  webhook_not_active: [409, '推送已经停了'],
  delivery_waiting: [409, '这条消息正等待推送'],
} as const satisfies ErrorTable;
