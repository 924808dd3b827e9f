import { isUtf8 } from 'node:buffer';
import type { Readable } from 'node:stream';
import { appError } from '@pailei/contracts/http/errors';
import { isTooDeep } from '@pailei/core/ground/http/json-depth';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createByteBudget, readBody, refuseAnnounced } from '../bodies/read-body.ts';
import { REQUEST_ERRORS } from '../http/http-errors.ts';

export const BODY_LIMIT_BYTES = 64 * 1024;
/** JSON is the only content there is: one parser, and nothing that guesses. `jsonBytes`: what all bodies on their way may hold. */
export function addJsonBody(app: FastifyInstance, jsonBytes: number): void {
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  const budget = createByteBudget(jsonBytes);
  app.addContentTypeParser('application/json', async (request: FastifyRequest, payload: Readable) => {
    const { bodyLimit: limit } = request.routeOptions;
    refuseAnnounced(request.headers['content-length'], limit);
    const chunks: Buffer[] = [];
    const bytes = await readBody(
      { payload, limit, budget },
      (chunk) => void chunks.push(chunk),
      () => Buffer.concat(chunks),
    );
    if (bytes.length === 0) return undefined;
    if (!isUtf8(bytes)) throw appError(REQUEST_ERRORS, 'broken_text');
    const text = bytes.toString();
    // First: code after this may recurse into a body.
    if (isTooDeep(text)) throw appError(REQUEST_ERRORS, 'too_deep');
    return new Promise((resolve, reject) => {
      void parseJson(request, text, (error, body) => (error ? reject(error) : resolve(body)));
    });
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
