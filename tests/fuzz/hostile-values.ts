import fc from 'fast-check';

const TEXTS = [
  '',
  ' ',
  '        ',
  '\0',
  'a\0b',
  '\u{d800}',
  '\u{dc00}x',
  '\u{202e}txt.exe',
  '\u{200f}\u{200b}\u{feff}',
  'e\u{301}'.repeat(40),
  '１２３',
  '👩‍👩‍👧‍👦',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '1e309',
  '-0',
  '0x10',
  '9007199254740993',
  "' or 1=1 --",
  '%_\\',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '=1+1',
  'a\r\nset-cookie: b=c',
  '2026-02-30T25:61:61.000Z',
  '+275760-09-13T00:00:00.001Z',
  '0000-01-01T00:00:00.000Z',
];

/** Text that breaks what takes text for granted: no text at all, half characters, marks, markup, and far too much. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.constantFrom(130, 600, 5_000, 50_000).map((length) => '长'.repeat(length)) },
);

const NUMBERS = [-0, -1, 0, 0.1, 2 ** 31, 2 ** 53 + 2, -(2 ** 63), 1e21, 1e308, 5e-324, Infinity, -Infinity];
export const hostileNumber: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(...NUMBERS),
  fc.double(),
  fc.maxSafeInteger(),
);

/** Names that every object has by itself, and columns that only the site may write. */
export const HOSTILE_KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  '',
  'id',
  'role',
  'is_expert',
  'password_hash',
  'points_balance',
  'user_id',
  'created_at',
] as const;

/** An own key of any name, `__proto__` too. */
export const objectWith = (key: string, value: unknown): object =>
  Object.defineProperty({}, key, { value, enumerable: true, configurable: true, writable: true });

/** A value of any type. Infinity stands for a number that JSON can write and JavaScript cannot hold. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 3, arbitrary: hostileNumber },
  { weight: 2, arbitrary: fc.constantFrom(null, true, false, [], {}, [[]], [null], { toString: null }) },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constantFrom(...HOSTILE_KEYS), hostileText).map(([key, text]) => objectWith(key, text)),
  },
  { weight: 1, arbitrary: fc.array(fc.constantFrom(0, 'a', null), { minLength: 2, maxLength: 300 }) },
  { weight: 1, arbitrary: fc.jsonValue() },
);

/** JSON as `JSON.stringify` writes it, but with `1e309` and `-0`. */
export function writeJson(value: unknown): string {
  if (typeof value === 'number') {
    if (Object.is(value, -0)) return '-0';
    return Number.isFinite(value) ? `${value}` : value > 0 ? '1e309' : '-1e309';
  }
  if (Array.isArray(value)) return `[${value.map(writeJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)}:${writeJson(inner)}`);
  return `{${members.join(',')}}`;
}

/** JSON that is nothing but depth. */
export const deepJson: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom(40, 200, 2_000, 16_000), fc.constantFrom(['[', ']'], ['{"a":', '}']), fc.boolean())
  .map(([depth, [open = '', close = ''], isClosed]) =>
    isClosed ? `${open.repeat(depth)}0${close.repeat(depth)}` : open.repeat(depth),
  );
