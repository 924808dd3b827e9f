import { CALL_TEXT_MAX } from '@pailei/domain/battles/settings';
import { z } from 'zod';
import { endpoint, idParams, idSchema } from '../../http/endpoint.ts';
import type { ErrorTable } from '../../http/errors.ts';
import { longText } from '../../http/typed-text.ts';

export const callText = longText('请说明情况')
  .min(1, '请说明情况')
  .refine((text) => Array.from(text).length <= CALL_TEXT_MAX, `说明最多 ${CALL_TEXT_MAX} 个字符`);

type CallEndpoints<Root extends string, Call extends z.ZodType, Calls extends z.ZodType, Body extends z.ZodType> = {
  /** `/matches/:id/calls`. */
  root: Root;
  call: Call;
  calls: Calls;
  /** What a side says when it calls. */
  body: Body;
  /** `一场`. */
  where: string;
};

/** The calls of a referee, to a match or to a battle. */
export function refereeCalls<
  const Root extends string,
  Call extends z.ZodType,
  Calls extends z.ZodType,
  Body extends z.ZodType,
>({ root, call, calls, body, where }: CallEndpoints<Root, Call, Calls, Body>) {
  const params = idParams.extend({ call_id: idSchema });
  const onCall = { method: 'POST', errors: [403, 409], params, body: z.strictObject({}), data: call } as const;
  return {
    list: endpoint({
      method: 'GET',
      path: root,
      access: 'referee',
      summary: `${where}中的全部裁判呼叫`,
      errors: [403],
      params: idParams,
      data: calls,
    }),
    open: endpoint({
      method: 'POST',
      path: root,
      access: 'user',
      summary: '呼叫裁判，一方同时只有一次未处理的呼叫',
      errors: [403, 409],
      idempotent: true,
      params: idParams,
      body,
      data: call,
    }),
    withdraw: endpoint({
      ...onCall,
      path: `${root}/:call_id/withdraw`,
      access: 'user',
      summary: '撤回呼叫，裁判接手之前',
    }),
    answer: endpoint({
      ...onCall,
      path: `${root}/:call_id/answer`,
      access: 'referee',
      summary: '应答呼叫',
    }),
    escalate: endpoint({
      ...onCall,
      path: `${root}/:call_id/escalate`,
      access: 'referee',
      summary: '把呼叫上交主裁（管理员）',
    }),
    resolve: endpoint({
      ...onCall,
      path: `${root}/:call_id/resolve`,
      access: 'referee',
      summary: '呼叫处理完毕',
      body: z.strictObject({
        credit: z.boolean('取值应为 true 或 false').default(false).describe('把呼叫占用的时间补给正在走的计时'),
      }),
    }),
  };
}

/** `caller`: `你`, who has called before. */
export const callErrors = (caller: string) =>
  ({
    call_open: [409, `${caller}已呼叫裁判，请等待处理`],
    call_answered: [409, '已有裁判应答这次呼叫'],
    call_taken: [409, '裁判已经接手，不能撤回'],
    call_closed: [409, '这次呼叫已处理完毕'],
    call_escalated: [409, '这次呼叫已上交主裁'],
  }) as const satisfies ErrorTable;
