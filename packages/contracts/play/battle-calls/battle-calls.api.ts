import { CALL_TEXT_MAX } from '@pailei/domain/battles';
import { z } from 'zod';
import { endpoint, idParams, idSchema, inArea } from '../../http/endpoint.ts';
import type { ErrorTable } from '../../http/errors.ts';
import { battleCallSchema, battleCallsSchema } from './battle-call-views.ts';
import { longText } from '../../http/typed-text.ts';

const ROOT = '/battles/:id/calls';
const ruling = {
  method: 'POST',
  access: 'referee',
  params: idParams.extend({ call_id: idSchema }),
  body: z.strictObject({}),
  errors: [409],
  data: battleCallSchema,
} as const;

/** What a side says when it calls a referee. */
export const battleCallBody = z.strictObject({
  board_number: z
    .nullable(z.number('请指明台号').int('请指明台号').min(1, '请指明台号').max(999, '请指明台号'))
    .default(null)
    .describe('台号；null：不限于某一台'),
  text: longText('请说明情况')
    .min(1, '请说明情况')
    .refine((text) => Array.from(text).length <= CALL_TEXT_MAX, `说明最多 ${CALL_TEXT_MAX} 个字符`),
});

export const battleCallsApi = inArea('tournaments', {
  list: endpoint({
    method: 'GET',
    path: ROOT,
    access: 'referee',
    summary: '一场团队战中的全部裁判呼叫',
    errors: [403],
    params: idParams,
    data: battleCallsSchema,
  }),
  open: endpoint({
    method: 'POST',
    path: ROOT,
    access: 'user',
    summary: '呼叫裁判，一方同时只有一次未处理的呼叫',
    errors: [403, 409],
    idempotent: true,
    params: idParams,
    body: battleCallBody,
    data: battleCallSchema,
  }),
  answer: endpoint({ ...ruling, path: `${ROOT}/:call_id/answer`, summary: '应答呼叫' }),
  close: endpoint({ ...ruling, path: `${ROOT}/:call_id/close`, summary: '呼叫处理完毕' }),
});

export const BATTLE_CALL_ERRORS = {
  callers_only: [403, '只有队长、副队长与坐在这一台的队员可以呼叫裁判'],
  call_open: [409, '你方已呼叫裁判，请等待处理'],
  call_answered: [409, '已有裁判应答这次呼叫'],
  call_closed: [409, '这次呼叫已处理完毕'],
} as const satisfies ErrorTable;
