import { z } from 'zod';
import { endpoint, idParams, inArea } from '../../http/endpoint.ts';
import type { ErrorTable } from '../../http/errors.ts';
import { matchCallSchema, matchCallsSchema, matchClaimSchema } from './call-views.ts';
import { callErrors, callText, refereeCalls } from './referee-calls.ts';

const ROOT = '/matches/:id';

const take_over = z.boolean('取值应为 true 或 false').default(false).describe('从另一位裁判手里接过来');

export const matchCallsApi = inArea('tournaments', {
  ...refereeCalls({
    root: `${ROOT}/calls`,
    call: matchCallSchema,
    calls: matchCallsSchema,
    body: z.strictObject({ text: callText }),
    where: '一场',
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
    body: z.strictObject({}),
    data: z.nullable(matchClaimSchema),
  }),
});

export const MATCH_CALL_ERRORS = {
  ...callErrors('你'),
  match_is_over: [409, '本场已结束'],
  board_call: [409, '这一台属于团队战，请在团队战页面呼叫裁判'],
  claimed_by_other: [409, '另一位裁判正在处理本场'],
  not_claimed: [409, '你没有接手本场'],
} as const satisfies ErrorTable;
