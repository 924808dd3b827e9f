import { isUtf8 } from 'node:buffer';
import { appError } from '@pailei/contracts/errors';
import type { FastifyInstance } from 'fastify';
import { REQUEST_ERRORS } from '../http-errors.ts';

export const BODY_LIMIT_BYTES = 64 * 1024;

/** JSON is the only content there is: one parser, and nothing that guesses. */
export function addContentRules(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes: Buffer, done) => {
    if (bytes.length === 0) done(null, undefined);
    else if (!isUtf8(bytes)) done(appError(REQUEST_ERRORS, 'broken_text'));
    else void parseJson(request, bytes.toString(), done);
  });
  app.addHook('preValidation', async (request) => {
    refuseRepeatedKeys(request.query);
    // Commands without fields may come without a body.
    if (request.body === undefined && request.method !== 'GET') request.body = {};
    if (hasBrokenText(request.query) || hasBrokenText(request.body)) throw appError(REQUEST_ERRORS, 'broken_text');
  });
}

function refuseRepeatedKeys(query: unknown): void {
  const repeated = Object.entries(query ?? {}).find(([, value]) => Array.isArray(value));
  if (repeated) throw appError(REQUEST_ERRORS, 'repeated_query', { [repeated[0]]: REQUEST_ERRORS.repeated_query[1] });
}

/** NUL and half surrogate pairs: JSON may carry them, PostgreSQL cannot hold them. */
function hasBrokenText(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed();
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inner]) => hasBrokenText(key) || hasBrokenText(inner));
}
