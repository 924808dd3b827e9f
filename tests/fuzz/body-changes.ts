import { isUtf8 } from 'node:buffer';
import { cleanName } from '@pailei/domain/typed-text/clean';
import fc from 'fast-check';
import type { Operation } from './document.ts';
import { deepJson, writeJson } from './hostile-values.ts';
import type { Change, HostileRequest } from './request.ts';
import { mutantsOf, valuesOf, type ValueSource } from './schema-values.ts';

const HUGE_BYTES = 3_000_000;

const BEYOND_BASIC_PLANE = /[\u{10000}-\u{10ffff}]/gu;

/**
 * Texts as the site reads them: without invisible characters, trimmed, in their compatibility form, counted in UTF-16 units, and an
 * empty one as none where `dropsEmpty`.
 */
function asRead(value: unknown, dropsEmpty: boolean): unknown {
  if (typeof value === 'string') return cleanName(value).normalize('NFKC').replace(BEYOND_BASIC_PLANE, '字字');
  if (Array.isArray(value)) return value.map((item) => asRead(item, dropsEmpty));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([key, inner]) => [key, asRead(inner, dropsEmpty)]);
  return Object.fromEntries(members.filter(([, inner]) => !dropsEmpty || inner !== ''));
}

/** What the document says against a body of this text, however the site reads its texts. */
export function jsonFault({ bodyFault }: Operation, text: string): string | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return bodyFault(body) && bodyFault(asRead(body, false)) && bodyFault(asRead(body, true));
  } catch {
    return 'no JSON';
  }
}

function withBody(request: HostileRequest, operation: Operation, text: string): HostileRequest {
  return { ...request, body: Buffer.from(text), invalidBecause: jsonFault(operation, text) };
}

/** Bodies that say something else than the document asks for. */
export function bodyMutants(operation: Operation, source: ValueSource): fc.Arbitrary<Change> {
  const values = valuesOf(operation.body?.schema ?? {}, '', source);
  return mutantsOf(values).map((value) => (request) => withBody(request, operation, writeJson(value)));
}

const invalid =
  (because: string, change: Partial<HostileRequest>): Change =>
  (request) => ({ ...request, ...change, invalidBecause: because });

/** Bodies that are no JSON in UTF-8, or do not say so. */
export function bodyEncodings(operation: Operation): fc.Arbitrary<Change> {
  const typed =
    (type: string): Change =>
    (request) => ({
      ...request,
      headers: { ...request.headers, 'content-type': type },
      body: request.body ?? Buffer.from('{}'),
      invalidBecause: `content type ${type}`,
    });
  const bytes =
    (because: string, make: (text: string) => Buffer): Change =>
    (request) =>
      invalid(because, { body: make(String(request.body ?? '{}')) })(request);
  const notUtf8: Change = (request) => {
    const body = Buffer.from(String(request.body ?? '{}').replace(/":"[^"]?/, '":"\u00ff'), 'latin1');
    return isUtf8(body) ? request : { ...request, body, invalidBecause: 'broken UTF-8 in a text' };
  };
  return fc.oneof(
    deepJson.map(
      (text): Change =>
        (request) =>
          withBody(request, operation, text),
    ),
    // nothing at all is no body, which a call with optional fields accepts
    fc
      .integer({ min: 1, max: 400 })
      .map((at) =>
        bytes('truncated', (text) => Buffer.from(text.slice(0, Math.max(1, Math.min(at, text.length - 1))))),
      ),
    fc.constantFrom<Change>(
      notUtf8,
      bytes('UTF-16', (text) => Buffer.from(text, 'utf16le')),
      bytes('something after the end', (text) => Buffer.from(`${text},{}`)),
      bytes('a comment', (text) => Buffer.from(`/* */${text}`)),
      bytes('single quotes', () => Buffer.from("{'a':1}")),
      bytes('NaN', () => Buffer.from('{"a":NaN}')),
      (request) => ({ ...request, body: Buffer.from(`${' '.repeat(HUGE_BYTES)}${String(request.body)}`) }),
      typed('text/plain'),
      typed('application/xml'),
      typed('application/x-www-form-urlencoded'),
      typed('multipart/form-data'),
      typed('application/json-patch+json'),
      typed('application/jsonx'),
    ),
  );
}
