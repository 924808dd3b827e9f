import { z } from 'zod';
import { endpoint, idParams, idSchema, inArea } from '../../http/endpoint.ts';
import type { ErrorTable } from '../../http/errors.ts';
import { battleCallSchema, battleCallsSchema } from './call-views.ts';
import { callErrors, callText, refereeCalls } from './referee-calls.ts';

const ROOT = '/battles/:id/calls';

/** What a side says when it calls a referee. */
export const battleCallBody = z.strictObject({
  board_number: z
    .nullable(z.number('请指明台号').int('请指明台号').min(1, '请指明台号').max(999, '请指明台号'))
    .default(null)
    .describe('台号；null：不限于某一台'),
  text: callText,
});

export const battleCallsApi = inArea('tournaments', {
  ...refereeCalls({
    root: ROOT,
    call: battleCallSchema,
    calls: battleCallsSchema,
    body: battleCallBody,
    where: '一场团队战',
  }),
  close: endpoint({
    method: 'POST',
    path: `${ROOT}/:call_id/close`,
    access: 'referee',
    summary: '呼叫处理完毕，不补时间；与 resolve 相同',
    errors: [403, 409],
    params: idParams.extend({ call_id: idSchema }),
    body: z.strictObject({}),
    data: battleCallSchema,
  }),
});

export const BATTLE_CALL_ERRORS = {
  ...callErrors('你方'),
  callers_only: [403, '只有队长、副队长与坐在这一台的队员可以呼叫裁判'],
} as const satisfies ErrorTable;
