import { AppError, generalError } from '@pailei/contracts/http/errors';
import { OutcomeUnknownError } from '@pailei/db/tx';
import { expect, test } from 'vitest';
import { toAppError } from './http-errors.ts';

const failed = (code: string, statusCode?: number) =>
  Object.assign(new Error('select secret from account'), { code, statusCode });

const redisError = (message: string) => Object.assign(new Error(message), { name: 'ReplyError' });

test.each<[string, unknown, number, string]>([
  ['an error of ours stays as it is', generalError('conflict'), 409, 'conflict'],
  ['a COMMIT that was cut', new OutcomeUnknownError('x'), 503, 'outcome_unknown'],
  ['a database that is gone', failed('ECONNREFUSED'), 503, 'unavailable'],
  ['a database that shuts down', failed('57P01'), 503, 'unavailable'],
  ['a pool without a free connection', new Error('timeout exceeded when trying to connect'), 503, 'unavailable'],
  ['a lock that took too long', failed('55P03'), 503, 'unavailable'],
  ['a statement that took too long', failed('57014'), 503, 'unavailable'],
  ['a disk of the database that is full', failed('53100'), 503, 'unavailable'],
  ['a database without memory', failed('53200'), 503, 'unavailable'],
  ['a database without a free connection', failed('53300'), 503, 'unavailable'],
  ['a database that its operator shut down', failed('57P02'), 503, 'unavailable'],
  ['a disk of the database that fails', failed('58030'), 503, 'unavailable'],
  ['a folder of the site whose disk is full', failed('ENOSPC'), 503, 'unavailable'],
  ['a Redis that is full', redisError('OOM command not allowed'), 503, 'unavailable'],
  ['a Redis that only reads', redisError('READONLY You cannot write against a read only replica.'), 503, 'unavailable'],
  ['a Redis that cannot write to its disk', redisError('MISCONF Redis is configured to save'), 503, 'unavailable'],
  ['a wrong command of Redis', redisError('ERR syntax error'), 500, 'internal'],
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
  expect(shown.retryAfterSeconds).toBe(status === 503 ? 1 : undefined);
});
