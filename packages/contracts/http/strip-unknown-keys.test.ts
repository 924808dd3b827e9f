import { expect, test } from 'vitest';
import { z } from 'zod';
import { unknownKeyStripper } from './strip-unknown-keys.ts';
import { shaped } from './shaped.ts';

function keep(schema: z.ZodType, value: unknown): { kept: unknown; dropped: string[] } {
  const dropped: string[] = [];
  return { kept: unknownKeyStripper(schema)(value, dropped), dropped };
}

const line = z.object({ id: z.string(), stages: z.array(z.strictObject({ type: z.string() })) });

test('a value that holds only what its schema names is returned itself', () => {
  const value = { id: '1', stages: [{ type: 'swiss' }] };
  const { kept, dropped } = keep(line, value);
  expect(kept).toBe(value);
  expect(dropped).toEqual([]);
});

test('unknown keys are dropped at every depth and named by their path', () => {
  const { kept, dropped } = keep(line, { id: '1', secret: 7, stages: [{ type: 'swiss', key: 'x' }, { type: 'b' }] });
  expect(kept).toEqual({ id: '1', stages: [{ type: 'swiss' }, { type: 'b' }] });
  expect(dropped).toEqual(['/secret', '/stages/*/key']);
});

test('keys of a record are kept, those of its values by their schema', () => {
  const { kept, dropped } = keep(z.record(z.string(), z.object({ id: z.string() })), { a: { id: '1', seed: 1 } });
  expect(kept).toEqual({ a: { id: '1' } });
  expect(dropped).toEqual(['/*/seed']);
});

test('nullable, optional, default, read-only, lazy and tuple parts are looked into', () => {
  const inner = z.object({ id: z.string() });
  const schema = z.object({
    a: z.nullable(inner),
    b: inner.optional(),
    c: inner.default({ id: '' }),
    d: inner.readonly(),
    e: z.lazy(() => inner),
    f: z.tuple([z.number(), inner]),
    g: inner.transform(({ id }) => id),
    h: z.string().refine((text) => text !== ''),
  });
  const dirty = { id: '1', x: 1 };
  const clean = { id: '1' };
  const value = { a: dirty, b: dirty, c: dirty, d: dirty, e: dirty, f: [1, dirty], g: dirty, h: 'text' };
  expect(keep(schema, value).kept).toEqual({
    a: clean,
    b: clean,
    c: clean,
    d: clean,
    e: clean,
    f: [1, clean],
    g: clean,
    h: 'text',
  });
  expect(keep(schema, { ...value, a: null }).kept).toMatchObject({ a: null });
});

test('of a union the choice counts that the value fits', () => {
  const notice = z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('a'), name: z.string() }),
    z.object({ kind: z.literal('b'), place: z.number() }),
  ]);
  expect(keep(notice, { kind: 'b', place: 1, name: 'x' })).toEqual({
    kept: { kind: 'b', place: 1 },
    dropped: ['/name'],
  });
  expect(keep(notice, { kind: 'c', name: 'x' })).toEqual({ kept: null, dropped: [''] });
});

test('without a common key, the first choice counts that the value fits once it is clean', () => {
  const change = z.union([z.strictObject({ delta: z.number() }), z.strictObject({ set_to: z.number() })]);
  expect(keep(change, { set_to: 1, by: 'x' })).toEqual({ kept: { set_to: 1 }, dropped: ['/by'] });
  expect(keep(change, { by: 'x' })).toEqual({ kept: null, dropped: [''] });
});

test('an object or a list where the schema has something else is dropped whole', () => {
  expect(keep(line, { id: { secret: 1 }, stages: [] })).toEqual({ kept: { id: null, stages: [] }, dropped: ['/id'] });
  expect(keep(line, { id: '1', stages: { secret: 1 } })).toEqual({
    kept: { id: '1', stages: null },
    dropped: ['/stages'],
  });
  expect(keep(z.array(z.number()), [[1]])).toEqual({ kept: [null], dropped: ['/*'] });
});

test('an own key named __proto__ is dropped and changes no prototype', () => {
  const { kept, dropped } = keep(line, JSON.parse('{"id":"1","stages":[],"__proto__":{"admin":true}}'));
  expect(dropped).toEqual(['/__proto__']);
  expect((kept as { admin?: boolean }).admin).toBeUndefined();
});

test('a schema that lets everything pass is refused', () => {
  expect(() => unknownKeyStripper(z.object({ payload: z.any() }))).toThrow('names no keys');
  expect(() => unknownKeyStripper(z.looseObject({}))).toThrow('keeps every key');
});

test('a part that stands for another shape is looked into by that shape', () => {
  const schema = z.object({ state: shaped<object>('SeriesState') });
  const keeper = unknownKeyStripper(schema, (part) => (part.meta()?.['x-shape'] === 'SeriesState' ? line : undefined));
  const dropped: string[] = [];
  expect(keeper({ state: { id: '1', stages: [], seed: 1 } }, dropped)).toEqual({ state: { id: '1', stages: [] } });
  expect(dropped).toEqual(['/state/seed']);
});
