import fc from 'fast-check';
import { encode } from './calls.ts';
import type { Operation } from './document.ts';
import { HOSTILE_KEYS, hostileText } from './hostile-values.ts';
import type { Change } from './request.ts';
import type { ValueSource } from './schema-values.ts';

const LONG_BYTES = 20_000;

const QUERY_GARBAGE = [
  '%',
  '%zz=1',
  'a=%',
  'a=%ff',
  'a=%00',
  'a=%ED%A0%80',
  '&&&',
  '=',
  '?',
  'a[b]=c',
  'a[]=1&a[]=2',
  '__proto__[x]=1',
];

/** Queries with values, keys and escapes that are not asked for. */
export function queries(operation: Operation, source: ValueSource): fc.Arbitrary<Change> {
  const names = operation.parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  const unknown = (name: string) => (names.includes(name) || operation.dropsUnknown ? undefined : `the query ${name}`);
  const add =
    (pairs: string, because: string | undefined): Change =>
    (request) => ({
      ...request,
      target: `${request.target}${request.target.includes('?') ? '&' : '?'}${pairs}`,
      invalidBecause: because,
    });
  const hostile = fc.oneof(
    hostileText,
    fc.constantFrom(...Object.values(source.ids).flat(), '-1', '1.5', '1e3', '0x10'),
  );
  const replaced = fc
    .tuple(fc.constantFrom(...(names.length > 0 ? names : ['skip'])), hostile)
    .map(([name, text]): Change => {
      const value = text.slice(0, 2_000);
      return (request) => ({
        ...request,
        target: `${request.target.split('?', 1)[0]}?${encode(name)}=${encode(value)}`,
        invalidBecause: unknown(name),
      });
    });
  return fc.oneof(
    { weight: 4, arbitrary: replaced },
    {
      weight: 1,
      arbitrary: fc.constantFrom(...names, 'limit').map((name) => add(`${name}=1&${name}=1`, `${name} twice`)),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(...HOSTILE_KEYS).map((key) => add(`${key}=1`, unknown(key))),
    },
    { weight: 1, arbitrary: fc.constantFrom(...QUERY_GARBAGE).map((text) => add(text, undefined)) },
    { weight: 1, arbitrary: fc.constant(add(`${names[0] ?? 'a'}=${'9'.repeat(LONG_BYTES)}`, 'a query of 20 KB')) },
  );
}

const PATH_GARBAGE = [
  '%',
  '%ff',
  '%00',
  '%2e%2e%2f',
  '..',
  '.',
  '%2f',
  '//',
  ';a=b',
  '%25',
  '%ED%A0%80',
  '*',
  ':id',
  '{id}',
  '\u00ff',
  '~',
];

/** Addresses near the route, or on it with a parameter that is none. */
export function paths(operation: Operation): fc.Arbitrary<Change> {
  const off =
    (target: string): Change =>
    (request) => ({ ...request, target, isOnRoute: false });
  const filled = operation.path.replaceAll(/\{\w+\}/g, '01890000-0000-7000-8000-000000000000');
  const garbage = fc
    .tuple(fc.constantFrom(...PATH_GARBAGE), fc.nat(operation.path.split('/').length - 1))
    .map(([text, at]) =>
      off(
        filled
          .split('/')
          .map((part, index) => (index === Math.max(1, at) ? text : part))
          .join('/'),
      ),
    );
  const long = fc.constant(off(`${filled}/${'a'.repeat(LONG_BYTES)}`));
  const names = operation.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
  const near = fc.constantFrom(off(`${filled}/`), off(`/${filled}`), off(filled.toUpperCase()), off(`${filled}.json`));
  const hostile = hostileText.map((text): Change => {
    const value = text.slice(0, 300).toWellFormed();
    const because = value === '' ? undefined : names.map((name) => operation.parameterFault(name, value)).find(Boolean);
    const target = operation.path.replaceAll(/\{\w+\}/g, () => encode(value));
    return (request) => ({ ...request, target, isOnRoute: value !== '', invalidBecause: because });
  });
  return fc.oneof(garbage, near, long, ...(names.length > 0 ? [hostile, hostile, hostile] : []));
}

const HEADERS: readonly (readonly [string, string])[] = [
  ['authorization', 'Bearer '],
  ['authorization', `Bearer ${'e'.repeat(5_000)}`],
  ['authorization', 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIiwicm9sZSI6ImFkbWluIn0.'],
  ['authorization', 'Basic YWRtaW46YWRtaW4='],
  ['idempotency-key', ''],
  ['idempotency-key', '\u00ff'.repeat(10)],
  ['idempotency-key', 'k'.repeat(300)],
  ['x-forwarded-for', '127.0.0.1, ::1, garbage'],
  ['x-http-method-override', 'DELETE'],
  ['if-none-match', '"'.repeat(200)],
  ['if-modified-since', 'never'],
  ['range', 'bytes=9-1,-,5-'],
  ['accept', '*/*;q=9'],
  ['accept-encoding', 'br;q=2, \u00ff, identity;q=-1'],
  ['content-encoding', 'gzip'],
  ['host', 'evil.example'],
  ['origin', 'null'],
  ['cookie', `a=${'b'.repeat(LONG_BYTES)}`],
];

export const headers: fc.Arbitrary<Change> = fc.constantFrom(...HEADERS).map(([name, value]) => (request) => ({
  ...request,
  headers: { ...request.headers, [name]: value },
}));

export const methods: fc.Arbitrary<Change> = fc
  .constantFrom('HEAD', 'OPTIONS', 'PATCH', 'TRACE', 'DELETE', 'PROPFIND', 'POST', 'GET', 'QUERY')
  .map((method) => (request) => ({ ...request, method, isOnRoute: false }));
