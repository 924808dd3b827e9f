import { AppError, generalError } from '@pailei/contracts/errors';
import { OutcomeUnknownError } from '@pailei/db/tx';
import { expect, test } from 'vitest';
import { toAppError } from './http-errors.ts';

const failed = (code: string, statusCode?: number) =>
  Object.assign(new Error('select secret from account'), { code, statusCode });

test.each<[string, unknown, number, string]>([
  ['an error of ours stays as it is', generalError('conflict'), 409, 'conflict'],
  ['a COMMIT that was cut', new OutcomeUnknownError('x'), 503, 'outcome_unknown'],
  ['a database that is gone', failed('ECONNREFUSED'), 503, 'unavailable'],
  ['a database that shuts down', failed('57P01'), 503, 'unavailable'],
  ['a pool without a free connection', new Error('timeout exceeded when trying to connect'), 503, 'unavailable'],
  ['a lock that took too long', failed('55P03'), 503, 'unavailable'],
  ['a statement that took too long', failed('57014'), 503, 'unavailable'],
  ['a wrong statement', failed('42601'), 500, 'internal'],
  ['a broken constraint', failed('23514'), 500, 'internal'],
  ['a body that is too large', failed('FST_ERR_CTP_BODY_TOO_LARGE', 413), 413, 'body_too_large'],
  ['another fault of the request', failed('FST_ERR_CTP_INVALID_CONTENT_LENGTH', 400), 400, 'bad_request'],
  ['another fault of the server', failed('FST_ERR_REP_INVALID_PAYLOAD_TYPE', 500), 500, 'internal'],
  ['a text', 'just a text', 500, 'internal'],
  ['nothing', undefined, 500, 'internal'],
])('%s', (_name, error, status, code) => {
  const shown = toAppError(error);
  expect(shown).toBeInstanceOf(AppError);
  expect({ status: shown.status, code: shown.code }).toEqual({ status, code });
  expect(shown.message).not.toContain('secret');
});
