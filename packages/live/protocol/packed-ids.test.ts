import fc from 'fast-check';
import { expect, test } from 'vitest';

import { packIds, unpackIds } from './packed-ids.ts';

const ONE = '01a223b4-b709-78b9-a09d-7cefcda9ed51';
const OTHER = '01a223b4-b6fa-7c9e-b6c8-fd4e38963bbf';

/** As the wire brings it. */
const sent = (view: unknown) => unpackIds(JSON.parse(packIds(JSON.stringify(view)) ?? 'null'));

test('an id is written where it comes first, and by its number after that', () => {
  const view = { players: [ONE, OTHER], winner: OTHER, seeds: { [OTHER]: 1, [ONE]: 2 } };
  const packed = { players: [ONE, OTHER], winner: '~1', seeds: { '~1': 1, '~0': 2 } };
  expect(packIds(JSON.stringify(view))).toBe(JSON.stringify(packed));
  expect(JSON.stringify(unpackIds(packed))).toBe(JSON.stringify(view));
});

test('a view in which a string begins as a number does is not packed', () => {
  expect(packIds(JSON.stringify({ name: '~0', players: [ONE, ONE] }))).toBeUndefined();
});

test.each([
  ['quotes an id', `说 "${ONE}" 的人`],
  ['ends with an id behind a quote', `说 "${ONE}`],
  ['ends with a backslash before the quote', `\\"${ONE}`],
  ['is longer than an id', `${ONE}~0`],
  ['holds what has to be escaped', `\u0000\n${ONE}"`],
])('a text that %s comes back as it was written', (_, text) => {
  const view = { again: ONE, text, [text]: OTHER, players: [ONE, OTHER, text] };
  expect(JSON.stringify(sent(view))).toBe(JSON.stringify(view));
});

test('keys that are numbers, and the one that is the prototype’s name, come back in their places', () => {
  const text = `{"9":"${ONE}","b":"${OTHER}","__proto__":{"${ONE}":1},"last":"${OTHER}"}`;
  expect(JSON.stringify(unpackIds(JSON.parse(packIds(text)!)))).toBe(text);
});

test('whatever a view holds comes back, byte for byte', () => {
  const views = fc.array(fc.uuid(), { minLength: 1, maxLength: 5 }).chain((ids) => {
    const id = fc.constantFrom(...ids);
    const text = fc.oneof(
      id,
      fc.string(),
      id.map((known) => `"${known}`),
    );
    return fc.object({ key: text, values: [text, fc.double(), fc.integer()], maxDepth: 4 });
  });
  fc.assert(
    fc.property(views, (view) => {
      const text = JSON.stringify(view);
      const packed = packIds(text);
      fc.pre(packed !== undefined);
      expect(packed.length).toBeLessThanOrEqual(text.length);
      expect(JSON.stringify(unpackIds(JSON.parse(packed)))).toBe(text);
    }),
  );
});
