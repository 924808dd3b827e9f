import fc from 'fast-check';
import type { Operation } from './document.ts';
import { writeJson } from './hostile-values.ts';
import { ACTOR_NAMES, type ActorName, type HostileRequest } from './request.ts';
import { valuesOf, type ValueSource } from './schema-values.ts';

export const JSON_TYPE = 'application/json';

/** A call as the document asks for it, before anything is done to it. */
type Call = {
  actor: ActorName;
  path: Record<string, string>;
  query: Record<string, unknown>;
  body: unknown;
  headers: Record<string, string>;
};

function callsOf(operation: Operation, source: ValueSource): fc.Arbitrary<Call> {
  const parametersIn = (place: string) => operation.parameters.filter((parameter) => parameter.in === place);
  const wordBefore = (name: string) => new RegExp(`/([a-z-]+)/\\{${name}\\}`).exec(operation.path)?.[1] ?? name;
  const recordOf = (place: string, wordOf: (name: string) => string) => {
    const parameters = parametersIn(place);
    const model = Object.fromEntries(
      parameters.map(({ name, schema }) => [name, valuesOf(schema, wordOf(name), source)]),
    );
    const requiredKeys = parameters.filter(({ required }) => required).map(({ name }) => name);
    return fc.record(model, { requiredKeys, noNullPrototype: true });
  };
  return fc.record({
    // Calls without the right stop at the guard: the admin, who has nearly every right, calls more often.
    actor: fc.constantFrom<ActorName>(...ACTOR_NAMES, 'player', 'admin', 'admin'),
    path: recordOf('path', wordBefore) as fc.Arbitrary<Record<string, string>>,
    query: recordOf('query', (name) => name),
    body: operation.body ? valuesOf(operation.body.schema, '', source) : fc.constant(undefined),
    headers: recordOf('header', (name) => name) as fc.Arbitrary<Record<string, string>>,
  });
}

/** A part of an address. */
export const encode = (text: unknown) => encodeURIComponent(String(text).toWellFormed());

function targetOf({ path: template }: Operation, { path, query }: Pick<Call, 'path' | 'query'>): string {
  const filled = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encode(path[name]));
  const pairs = Object.entries(query).map(([name, value]) => `${encode(name)}=${encode(value)}`);
  return pairs.length === 0 ? filled : `${filled}?${pairs.join('&')}`;
}

function write(operation: Operation, call: Call): HostileRequest {
  const isJson = operation.body?.mediaType === JSON_TYPE;
  return {
    actor: call.actor,
    method: operation.method,
    target: targetOf(operation, call),
    headers: { ...call.headers, ...(isJson && { 'content-type': JSON_TYPE }) },
    body: isJson ? Buffer.from(writeJson(call.body)) : undefined,
    invalidBecause: undefined,
    isOnRoute: true,
  };
}

/** Requests exactly as the document asks for them. */
export const goodRequests = (operation: Operation, source: ValueSource): fc.Arbitrary<HostileRequest> =>
  callsOf(operation, source).map((call) => write(operation, call));
