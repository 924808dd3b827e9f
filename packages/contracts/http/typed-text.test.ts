import { globSync } from 'node:fs';
import { join } from 'node:path';
import { cleanLine, cleanLongText, cleanName } from '@pailei/domain/typed-text/clean';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { codeText, emailText } from './typed-text.ts';

const CONTRACTS = join(import.meta.dirname, '..');

/** What is not a text for people: it is compared, parsed or hashed as it came. */
const RAW_FIELDS: readonly (readonly [RegExp, string])[] = [
  [/password$/u, 'a password may hold any character'],
  [/^body\.csv$/u, 'the codec of CSV files reads it'],
  [/^decksApi\.previewImport body\.text$/u, 'the reader of pasted decks takes it apart'],
];

type Schema = z.core.$ZodType;
type Field = { place: string; schema: Schema; kind: string | undefined; isTime: boolean };

const defOf = (schema: Schema) => (schema as unknown as z.core.$ZodTypes)._zod.def;

const KINDS = new Map<unknown, string>([
  [cleanName, 'name'],
  [cleanLine, 'line'],
  [cleanLongText, 'long'],
]);

function kindOf(def: z.core.$ZodStringDef): string | undefined {
  return (def.checks ?? []).map((check) => KINDS.get((check._zod.def as { tx?: unknown }).tx)).find(Boolean);
}

/** The text fields inside a schema, each with the outermost schema that ends in it. */
function fieldsOf(schema: Schema, place: string, whole: Schema = schema): Field[] {
  const def = defOf(schema);
  switch (def.type) {
    case 'string':
      return [{ place, schema: whole, kind: kindOf(def), isTime: 'format' in def && def.format === 'datetime' }];
    case 'object':
      return Object.entries(def.shape).flatMap(([key, field]) => fieldsOf(field, `${place}.${key}`));
    case 'array':
      return fieldsOf(def.element, `${place}[]`);
    case 'tuple':
      return def.items.flatMap((item, index) => fieldsOf(item, `${place}[${index}]`));
    case 'record':
      return [...fieldsOf(def.keyType, `${place}{key}`), ...fieldsOf(def.valueType, `${place}{}`)];
    case 'union':
      return def.options.flatMap((option) => fieldsOf(option, place));
    case 'pipe':
      return fieldsOf(def.in, place, whole);
    default:
      return 'innerType' in def ? fieldsOf(def.innerType, place, whole) : [];
  }
}

async function allFields(): Promise<Field[]> {
  const files = globSync('**/*.api.ts', { cwd: CONTRACTS });
  const modules = await Promise.all(files.map((file) => import(join(CONTRACTS, file)) as Promise<object>));
  const apis = modules.flatMap((module) => Object.entries(module).filter(([name]) => name.endsWith('Api')));
  return apis.flatMap(([name, api]) =>
    Object.entries(api as Record<string, Endpoint>).flatMap(([call, { query, body }]) =>
      Object.entries({ query, body }).flatMap(([part, schema]) =>
        schema ? fieldsOf(schema, part).map((field) => ({ ...field, place: `${name}.${call} ${field.place}` })) : [],
      ),
    ),
  );
}

const isRaw = ({ place }: Field): boolean =>
  RAW_FIELDS.some(([pattern]) => pattern.test(place) || pattern.test(place.slice(place.indexOf(' ') + 1)));

const UNSEEN_ANYWHERE = ['\u200b', '\u3164', '\u115f', '\uffa0', '\u2800', '\u202e', '\u2066', '\u00ad', '\u{e0020}'];
const BREAKS = ['\n', '\r', '\u2028', '\u0085', '\u000b'];
const FILLINGS = ['甲乙', '炉火之光与渡鸦的长长的一行文字', 'abc', '12345678'];

const withSign = (sign: string): string[] => [sign.repeat(12), ...FILLINGS.map((text) => `${text}${sign}${text}`)];

/** The accepted texts that still hold the sign. */
function acceptedWith(schema: Schema, signs: readonly string[]): string[] {
  return signs.flatMap((sign) =>
    withSign(sign).flatMap((text) => {
      const result = (schema as z.ZodType).safeParse(text);
      return result.success && typeof result.data === 'string' && result.data.includes(sign) ? [text] : [];
    }),
  );
}

describe('text fields of all contracts', async () => {
  const fields = (await allFields()).filter((field) => !isRaw(field));

  test('the walk finds the fields', () => {
    const places = fields.map(({ place }) => place);
    expect(places.length).toBeGreaterThan(300);
    expect(places).toContain('teamsApi.create body.name');
    expect(places).toContain('adminSeasonsApi.setContent body.matches[].title');
  });

  test('no field stores an invisible character or a mark of direction', () => {
    const open = fields.filter(({ schema }) => acceptedWith(schema, UNSEEN_ANYWHERE).length > 0);
    expect(open.map(({ place }) => place)).toEqual([]);
  });

  test('only a long text keeps line breaks', () => {
    const open = fields.filter(({ schema, kind }) => kind !== 'long' && acceptedWith(schema, BREAKS).length > 0);
    expect(open.map(({ place }) => place)).toEqual([]);
  });

  test('a field without a kind takes no text of the reader', () => {
    const free = fields.filter(
      ({ schema, kind }) => kind === undefined && FILLINGS.every((text) => takes(schema, text)),
    );
    expect(free.map(({ place }) => place)).toEqual([]);
  });
});

test('every time that a person chooses has a range', async () => {
  const times = (await allFields()).filter(({ place, isTime }) => isTime && !place.endsWith('updated_at'));
  expect(times.length).toBeGreaterThan(40);
  const open = times.filter(({ schema }) =>
    ['1999-12-30T00:00:00.000Z', '2100-01-02T00:00:00.000Z', '9999-12-31T00:00:00.000Z'].some((at) =>
      takes(schema, at),
    ),
  );
  expect(open.map(({ place }) => place)).toEqual([]);
  expect(times.filter(({ schema }) => !takes(schema, '2026-11-20T12:00:00.000Z')).map(({ place }) => place)).toEqual(
    [],
  );
});

const takes = (schema: Schema, text: string): boolean => (schema as z.ZodType).safeParse(text).success;

test.each([
  [codeText(), '霜刃＃１２３４５', '霜刃#12345'],
  [emailText(), 'ｌｕｈｕｏ＠ｅｘａｍｐｌｅ。ｃｏｍ', 'luhuo@example.com'],
  [emailText(), ' a@b.cn\u200b ', 'a@b.cn'],
  [codeText(), ' １２３４５６ ', '123456'],
])('full-width input has its one meaning (%#)', (schema, typed, read) => {
  expect(schema.parse(typed)).toBe(read);
});
