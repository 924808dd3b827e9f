import { unknownKeyStripper } from '@pailei/contracts/http/strip-unknown-keys';
import { SHAPES } from '@pailei/contracts/features/shapes';
import type { ShapeName } from '@pailei/contracts/http/shaped';
import { CONTRACTS_ARE_STRICT, reportBreach } from '@pailei/contracts/features/topic-contracts';
import fastJson from 'fast-json-stringify';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { issueText, validationError } from '../http/validation-errors.ts';

type JsonSchema = Record<string, unknown>;

/** zod checks what comes in; what goes out is written by code compiled from the same schema, which drops unknown fields. */
export function addCompilers(app: FastifyInstance): void {
  app.setValidatorCompiler(({ schema }) => (value: unknown) => {
    const { data, error } = zodOf(schema).safeParse(value, { error: issueText });
    return error ? { error: validationError(error) } : { value: data };
  });
  app.setSerializerCompiler(({ schema }) => serializerOf(zodOf(schema)));
}

/** Written by code compiled from the schema; the engines' states in it, which that code copies, are stripped before. */
function serializerOf(schema: z.ZodType): (value: unknown) => string {
  const json = outputSchema(schema);
  const write = fastJson(json);
  if (!hasShapes(json)) return write;
  const keep = unknownKeyStripper(schema, shapeOf);
  return (value) => {
    const unknown: string[] = [];
    const kept = keep(value, unknown);
    if (unknown.length > 0) noteUnknownKeys(unknown);
    return write(kept);
  };
}

const hasShapes = (json: JsonSchema): boolean => JSON.stringify(json).includes('"x-shape"');

function shapeOf(part: z.ZodType): z.ZodType | undefined {
  const name = part.meta()?.['x-shape'] as ShapeName | undefined;
  return name && SHAPES[name];
}

function noteUnknownKeys(keys: string[]): void {
  if (CONTRACTS_ARE_STRICT) throw new Error(`an answer holds what its contract does not name: ${keys.join(', ')}`);
  reportBreach({ kind: 'answer', what: 'state', problems: keys });
}

function zodOf(schema: unknown): z.ZodType {
  if (schema instanceof z.ZodType) return schema;
  throw new TypeError('Every schema of a route is a zod schema: declare the route by its contract.');
}

function outputSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'output', target: 'draft-7' });
  return withNullable(json) as JsonSchema;
}

/** `anyOf [X, null]` would be tried out value by value at run time; `nullable` is compiled. */
function withNullable(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withNullable);
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, withNullable(value)]));
  const { anyOf, ...rest } = entries;
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return entries;
  const [kept, other] = anyOf as JsonSchema[];
  if (other?.['type'] !== 'null' || typeof kept?.['type'] !== 'string') return entries;
  // Within a choice the value is checked as well, and `nullable` alone lets no null past a list of values.
  const values = Array.isArray(kept['enum']) ? { enum: [...(kept['enum'] as unknown[]), null] } : {};
  return { ...rest, ...kept, ...values, nullable: true };
}
