import { expect, test } from 'vitest';

import { firstLoadChunk } from './first-load.ts';

const IMPORTS: Record<string, string[]> = {
  app: ['menu', 'store', '/node_modules/icons/index.js'],
  menu: ['rights', 'app'],
  overlay: ['store'],
  match: ['store', 'words'],
  page: ['rights', 'chart'],
};
const graph = { getModuleInfo: (id: string) => ({ importedIds: IMPORTS[id] ?? [] }) };

test.each([
  ['app', 'app'],
  ['menu', 'app'],
  ['rights', 'app'],
  ['store', 'app-1'],
  ['words', null],
  ['page', null],
  ['chart', null],
  ['/node_modules/icons/index.js', null],
])('%s goes into %s', (id, chunk) => {
  expect(firstLoadChunk('app', ['overlay', 'match'])(id, graph)).toBe(chunk);
});
