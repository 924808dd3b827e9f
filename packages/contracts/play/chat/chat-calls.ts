import { BURST, CHAT_HOURS_AFTER, MESSAGE_MAX } from '@pailei/domain/chat/chat';
import { z } from 'zod';
import { endpoint, idParams, idSchema } from '../../http/endpoint.ts';
import type { ErrorTable } from '../../http/errors.ts';
import { longReason } from '../../http/reason.ts';
import { lineText } from '../../http/typed-text.ts';
import { mutedSchema } from './chat-views.ts';

const text = lineText('请输入内容')
  .refine((clean) => clean !== '', '请输入内容')
  .refine((clean) => Array.from(clean).length <= MESSAGE_MAX, `内容最多 ${MESSAGE_MAX} 个字符`);

const reasonBody = z.strictObject({ reason: longReason() });

type ChatCalls<Root extends string, Message extends z.ZodType, Report extends z.ZodType, Line extends z.ZodRawShape> = {
  root: Root;
  message: Message;
  report: Report;
  /** Which of several lines is meant; empty where there is one. */
  line: Line;
  summaries: { list: string; add: string; reports: string; mute: string };
};

type RefereeCalls<Root extends string, Report extends z.ZodType> = {
  root: Root;
  report: Report;
  summaries: { reports: string; mute: string };
};

/** What only referees do with a chat. */
function refereeCalls<const Root extends string, Report extends z.ZodType>({
  root,
  report,
  summaries,
}: RefereeCalls<Root, Report>) {
  return {
    reports: endpoint({
      method: 'GET',
      path: `${root}/reports`,
      access: 'referee',
      summary: summaries.reports,
      errors: [403],
      params: idParams,
      data: z.object({ items: z.array(report) }),
    }),
    closeReport: endpoint({
      method: 'POST',
      path: `${root}/reports/:report_id/close`,
      access: 'referee',
      summary: '举报处理完毕',
      errors: [403, 409],
      params: idParams.extend({ report_id: idSchema }),
      body: reasonBody,
      data: report,
    }),
    mute: endpoint({
      method: 'POST',
      path: `${root}/mute`,
      access: 'referee',
      summary: summaries.mute,
      errors: [403, 409],
      params: idParams,
      body: z.strictObject({
        account_id: idSchema,
        is_muted: z.boolean('取值应为 true 或 false'),
        reason: longReason(),
      }),
      data: z.object({ muted: z.array(mutedSchema) }),
    }),
  };
}

/** The calls of a chat, of a match or of a battle. */
export function chatCalls<
  const Root extends string,
  Message extends z.ZodType,
  Report extends z.ZodType,
  Line extends z.ZodRawShape,
>({ root, message, report, line, summaries }: ChatCalls<Root, Message, Report, Line>) {
  return {
    list: endpoint({
      method: 'GET',
      path: root,
      access: 'user',
      summary: summaries.list,
      errors: [403],
      params: idParams,
      query: z.object({
        ...line,
        before: idSchema.optional().describe('只要这一条之前的消息'),
        limit: z.coerce
          .number('请输入数字')
          .int('请输入整数')
          .min(1, '不能小于 1')
          .max(100, '不能大于 100')
          .default(50),
      }),
      /** The newest first. */
      data: z.object({ items: z.array(message) }),
    }),
    add: endpoint({
      method: 'POST',
      path: root,
      access: 'user',
      summary: summaries.add,
      errors: [403, 409],
      idempotent: true,
      params: idParams,
      body: z.strictObject({ ...line, text }),
      data: message,
    }),
    report: endpoint({
      method: 'POST',
      path: `${root}/:message_id/report`,
      access: 'user',
      summary: '向裁判举报一条消息',
      errors: [403, 409],
      params: idParams.extend({ message_id: idSchema }),
      body: reasonBody,
      data: z.object({ id: z.string() }),
    }),
    ...refereeCalls({ root, report, summaries }),
  };
}

/** `where`: 本场. */
export const chatErrors = (where: string) =>
  ({
    chat_closed: [409, `${where}结束已超过 ${CHAT_HOURS_AFTER} 小时，不能再发消息`],
    chat_muted: [403, `裁判已在${where}禁止你发言`],
    chat_too_fast: [429, `发得太快，${BURST.seconds} 秒内最多 ${BURST.messages} 条`],
    own_message: [409, '不能举报自己的消息'],
    staff_message: [409, '不能举报裁判的消息'],
    report_again: [409, '你已举报这条消息，请等待处理'],
    report_closed: [409, '这次举报已处理完毕'],
    muted_already: [409, '已经禁言'],
    not_muted: [409, '没有禁言'],
    not_in_match: [404, `这个账号不参加${where}`],
  }) as const satisfies ErrorTable;
