import { CHAT_HOURS_AFTER, CHAT_MESSAGE_MAX } from '@pailei/domain/battles';
import { SIDES } from '@pailei/domain/series';
import { z } from 'zod';
import { endpoint, idParams, idSchema, inArea } from '../../http/endpoint.ts';
import type { ErrorTable } from '../../http/errors.ts';
import { CHAT_LINES, chatMessageSchema } from './battle-chat-views.ts';
import { longText } from '../../http/typed-text.ts';

const ROOT = '/battles/:id/chat';
const line = z.enum(CHAT_LINES, '请选择聊天频道').default('team');
/** A member's own side is known. */
const side = z.enum(SIDES, '请指明一方').optional().describe('只用于裁判：与哪一方的频道');

export const battleChatApi = inArea('tournaments', {
  list: endpoint({
    method: 'GET',
    path: ROOT,
    access: 'user',
    summary: '团队战的队内聊天与裁判频道',
    errors: [403],
    params: idParams,
    query: z.object({
      line,
      side,
      before: idSchema.optional().describe('只要这一条之前的消息'),
      limit: z.coerce.number('请输入数字').int('请输入整数').min(1, '不能小于 1').max(100, '不能大于 100').default(50),
    }),
    /** The newest first. */
    data: z.object({ items: z.array(chatMessageSchema) }),
  }),
  add: endpoint({
    method: 'POST',
    path: ROOT,
    access: 'user',
    summary: '在团队战中发消息',
    errors: [403, 409],
    idempotent: true,
    params: idParams,
    body: z.strictObject({
      line,
      side,
      text: longText('请输入内容')
        .min(1, '请输入内容')
        .refine((text) => Array.from(text).length <= CHAT_MESSAGE_MAX, `内容最多 ${CHAT_MESSAGE_MAX} 个字符`),
    }),
    data: chatMessageSchema,
  }),
});

export const BATTLE_CHAT_ERRORS = {
  chat_members_only: [403, '只有本方战队的成员可以使用队内聊天'],
  chat_outsider: [403, '只有参战战队的成员与裁判可以使用裁判频道'],
  chat_side_needed: [422, '请指明与哪一方的频道'],
  chat_closed: [409, `团队战结束已超过 ${CHAT_HOURS_AFTER} 小时，不能再发消息`],
} as const satisfies ErrorTable;
