import { expect, test } from 'vitest';

import { entryCrossings } from './entry-isolation.ts';

const ENTRIES = [
  ['index.html', 'main.tsx'],
  ['match.html', 'match/main.tsx'],
];
const MATCH = 'match/main.tsx';

type Loads = { now?: string[]; later?: string[]; holds?: string[] };

function chunk(fileName: string, { now = [], later = [], holds = [] }: Loads = {}) {
  return { fileName, moduleIds: holds, imports: now, dynamicImports: later };
}

const APP = chunk('app.js', { holds: ['menu.ts', 'main.tsx'], later: ['page.js'] });

test('entries may share chunks, at once and later', () => {
  const chunks = [
    chunk('app.js', { holds: ['menu.ts', 'main.tsx'], now: ['store.js'], later: ['page.js'] }),
    chunk('match.js', { holds: [MATCH], now: ['store.js'], later: ['client.js'] }),
    chunk('page.js', { now: ['client.js', 'app.js'] }),
    chunk('client.js', { now: ['store.js'], later: ['client.js'] }),
    chunk('store.js'),
  ];
  expect(entryCrossings(ENTRIES, chunks)).toEqual([]);
});

test.each([
  ['at once', [chunk('match.js', { holds: [MATCH], now: ['app.js'] })], 'match.js → app.js'],
  ['later', [chunk('match.js', { holds: [MATCH], later: ['app.js'] })], 'match.js → app.js'],
  [
    'with a part that comes later',
    [
      chunk('match.js', { holds: [MATCH], now: ['store.js'] }),
      chunk('store.js', { later: ['pictures.js'] }),
      chunk('pictures.js', { now: ['app.js'] }),
    ],
    'match.js → store.js → pictures.js → app.js',
  ],
])('an entry that would load the app %s is reported with the chain of imports', (_when, chunks, way) => {
  expect(entryCrossings(ENTRIES, [APP, chunk('page.js'), ...chunks])).toEqual([way]);
});

test('two entries in one chunk start each other', () => {
  const both = chunk('both.js', { holds: ['main.tsx', MATCH] });
  expect(entryCrossings(ENTRIES, [both])).toEqual(['both.js', 'both.js']);
});
