import { CALL_TEXT_MAX } from '@pailei/domain/battles';
import { z } from 'zod';
import { endpoint, idParams, idSchema, inArea } from '../../http/endpoint.ts';
import type { ErrorTable } from '../../http/errors.ts';
import { matchCallSchema, matchCallsSchema, matchClaimSchema } from './match-call-views.ts';
import { longText } from '../../http/typed-text.ts';

const ROOT = '/matches/:id';
const callParams = idParams.extend({ call_id: idSchema });
const nothing = z.strictObject({});

/** What a player says when they call a referee. */
export const matchCallBody = z.strictObject({
  text: longText('请说明情况')
    .min(1, '请说明情况')
    .refine((text) => Array.from(text).length <= CALL_TEXT_MAX, `说明最多 ${CALL_TEXT_MAX} 个字符`),
});

const credit = z.boolean('取值应为 true 或 false').default(false).describe('把呼叫占用的时间补给本场正在走的计时');
const take_over = z.boolean('取值应为 true 或 false').default(false).describe('从另一位裁判手里接过来');

export const matchCallsApi = inArea('tournaments', {
  list: endpoint({
    method: 'GET',
    path: `${ROOT}/calls`,
    access: 'referee',
    summary: '一场中的全部裁判呼叫',
    errors: [403],
    params: idParams,
    data: matchCallsSchema,
  }),
  open: endpoint({
    method: 'POST',
    path: `${ROOT}/calls`,
    access: 'user',
    summary: '呼叫裁判，一方同时只有一次未处理的呼叫',
    errors: [403, 409],
    idempotent: true,
    params: idParams,
    body: matchCallBody,
    data: matchCallSchema,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: `${ROOT}/calls/:call_id/withdraw`,
    access: 'user',
    summary: '撤回呼叫，裁判接手之前',
    errors: [403, 409],
    params: callParams,
    body: nothing,
    data: matchCallSchema,
  }),
  escalate: endpoint({
    method: 'POST',
    path: `${ROOT}/calls/:call_id/escalate`,
    access: 'referee',
    summary: '把呼叫上交主裁（管理员）',
    errors: [403, 409],
    params: callParams,
    body: nothing,
    data: matchCallSchema,
  }),
  resolve: endpoint({
    method: 'POST',
    path: `${ROOT}/calls/:call_id/resolve`,
    access: 'referee',
    summary: '呼叫处理完毕',
    errors: [403, 409],
    params: callParams,
    body: z.strictObject({ credit }),
    data: matchCallSchema,
  }),
  claim: endpoint({
    method: 'POST',
    path: `${ROOT}/claim`,
    access: 'referee',
    summary: '接手一场，其中未应答的呼叫随之应答',
    errors: [403, 409],
    params: idParams,
    body: z.strictObject({ take_over }),
    data: matchClaimSchema,
  }),
  release: endpoint({
    method: 'POST',
    path: `${ROOT}/release`,
    access: 'referee',
    summary: '交出接手的一场',
    errors: [403, 409],
    params: idParams,
    body: nothing,
    data: z.nullable(matchClaimSchema),
  }),
});

export const MATCH_CALL_ERRORS = {
  match_call_open: [409, '你已呼叫裁判，请等待处理'],
  match_call_answered: [409, '裁判已经接手，不能撤回'],
  match_call_closed: [409, '这次呼叫已处理完毕'],
  match_call_escalated: [409, '这次呼叫已上交主裁'],
  match_is_over: [409, '本场已结束'],
  claimed_by_other: [409, '另一位裁判正在处理本场'],
  not_claimed: [409, '你没有接手本场'],
} as const satisfies ErrorTable;
