import fc from 'fast-check';
import type { JsonSchema } from './document.ts';
import { HOSTILE_KEYS, hostileValue, objectWith } from './hostile-values.ts';

/** Ids that exist on the site, by the word that they stand beside: `orders`, `product_id`. */
export type KnownIds = Readonly<Record<string, readonly string[]>>;

export type ValueSource = {
  schemas: Readonly<Record<string, JsonSchema>>;
  ids: KnownIds;
};

const NO_SUCH_ID = '01890000-0000-7000-8000-000000000000';
const LONGEST_TEXT = 200;
const LETTERS = Array.from('牌擂快攻法一二三abcXYZ012 -');
const LONGEST_LIST = 5;
const SAFE = Number.MAX_SAFE_INTEGER;

/** An id of something there is, mostly of the kind that is asked for. */
export function idsFor({ ids }: ValueSource, word: string): fc.Arbitrary<string> {
  const all = Object.values(ids).flat();
  const fitting = ids[word] ?? all;
  return fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...(fitting.length > 0 ? fitting : [NO_SUCH_ID])) },
    { weight: 1, arbitrary: fc.constantFrom(NO_SUCH_ID, ...all) },
  );
}

function textOf(schema: JsonSchema, word: string, source: ValueSource): fc.Arbitrary<string> {
  const { format, pattern, minLength = 0, maxLength = LONGEST_TEXT } = schema;
  if (format === 'uuid') return idsFor(source, word);
  if (format === 'date-time')
    return fc
      .date({ min: new Date(0), max: new Date('2099-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString());
  if (format === 'uri') return fc.webUrl({ validSchemes: ['https'] });
  if (pattern !== undefined)
    return fc.stringMatching(new RegExp(pattern, 'u')).filter((text) => text.length <= maxLength);
  const longest = Math.max(minLength, Math.min(maxLength, LONGEST_TEXT));
  const least = Math.min(minLength, longest);
  const unit = fc.constantFrom(...LETTERS);
  return fc.oneof(
    { weight: 3, arbitrary: fc.string({ unit, minLength: least, maxLength: longest }) },
    { weight: 1, arbitrary: fc.constantFrom(least, longest).map((length) => '字'.repeat(length)) },
  );
}

function numberOf({ type, minimum = -SAFE, maximum = SAFE }: JsonSchema): fc.Arbitrary<number> {
  const inside = type === 'integer' ? fc.integer : fc.double;
  const [min, max] = [Math.max(minimum, -SAFE), Math.min(maximum, SAFE)];
  return fc.oneof(
    fc.constantFrom(min, max),
    inside === fc.integer
      ? fc.maxSafeInteger().map((number) => min + (Math.abs(number) % Math.max(1, max - min + 1)))
      : fc.double({ min, max, noNaN: true }),
    fc.integer({ min: Math.ceil(min), max: Math.floor(Math.min(max, min + 10)) }),
  );
}

function listOf(schema: JsonSchema, word: string, source: ValueSource): fc.Arbitrary<unknown[]> {
  const { prefixItems, items, minItems = 0, maxItems = LONGEST_LIST } = schema;
  if (prefixItems) return fc.tuple(...prefixItems.map((item) => valuesOf(item, word, source)));
  const item = typeof items === 'object' ? valuesOf(items, word, source) : fc.jsonValue();
  return fc.array(item, { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, LONGEST_LIST)) });
}

function objectOf(schema: JsonSchema, source: ValueSource): fc.Arbitrary<object> {
  const { properties, required = [], propertyNames, additionalProperties } = schema;
  if (!properties && propertyNames) {
    const value = typeof additionalProperties === 'object' ? additionalProperties : {};
    return fc.dictionary(valuesOf(propertyNames, '', source).map(String), valuesOf(value, '', source), { maxKeys: 4 });
  }
  const members = Object.entries(properties ?? {}).map(([name, member]) => [name, valuesOf(member, name, source)]);
  const model = Object.fromEntries(members) as Record<string, fc.Arbitrary<unknown>>;
  return fc.record(model, { requiredKeys: required.filter((name) => name in model), noNullPrototype: true });
}

/** Values that the schema allows, its limits often among them. `word` is the name of the field, which says which ids fit. */
export function valuesOf(schema: JsonSchema, word: string, source: ValueSource): fc.Arbitrary<unknown> {
  const { $ref, anyOf, oneOf, type } = schema;
  if ($ref !== undefined) return valuesOf(source.schemas[$ref.split('/').at(-1) ?? ''] ?? {}, word, source);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = anyOf ?? oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => valuesOf(choice, word, source)));
  if (Array.isArray(type)) return fc.oneof(...type.map((one) => valuesOf({ ...schema, type: one }, word, source)));
  switch (type) {
    case 'string':
      return textOf(schema, word, source);
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return listOf(schema, word, source);
    case 'object':
      return objectOf(schema, source);
    default:
      return fc.jsonValue();
  }
}

type Path = readonly (string | number)[];

/** Every place inside a value, the value itself first. */
function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return [path, ...keys.flatMap((key) => placesIn((value as Record<string | number, unknown>)[key], [...path, key]))];
}

type Change = (old: unknown) => unknown;

/** `undefined` from `change` leaves the member out. */
function changeAt(value: unknown, [key, ...rest]: Path, change: Change): unknown {
  if (key === undefined) return change(value);
  if (Array.isArray(value)) {
    const items = value.map((item: unknown, index) => (index === key ? changeAt(item, rest, change) : item));
    return items.filter((item) => item !== undefined);
  }
  const entries = Object.entries(value as object).map(([name, inner]) => [
    name,
    name === key ? changeAt(inner, rest, change) : inner,
  ]);
  return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined));
}

const changes: fc.Arbitrary<Change> = fc.oneof(
  { weight: 6, arbitrary: hostileValue.map((value) => () => value) },
  { weight: 2, arbitrary: fc.constant(() => undefined) },
  { weight: 1, arbitrary: fc.constant((old: unknown) => [old]) },
  { weight: 1, arbitrary: fc.constant((old: unknown) => (typeof old === 'number' ? `${old}` : { value: old })) },
  {
    weight: 3,
    arbitrary: fc.tuple(fc.constantFrom(...HOSTILE_KEYS), hostileValue).map(([key, value]) => (old: unknown) => {
      const isObject = typeof old === 'object' && old !== null && !Array.isArray(old);
      return Object.defineProperties(
        {},
        Object.getOwnPropertyDescriptors({ ...(isObject && old), ...objectWith(key, value) }),
      );
    }),
  },
);

/** Allowed values with one thing changed: replaced, left out, wrapped, or beside a key that nobody asked for. */
export function mutantsOf(values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.tuple(values, fc.nat(), changes).map(([value, at, change]) => {
    const places = placesIn(value);
    return changeAt(value, places[at % places.length] ?? [], change) ?? {};
  });
}
