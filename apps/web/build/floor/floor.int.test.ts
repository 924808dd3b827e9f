import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildWebClient } from '@pailei/local/servers/web-build';
import { beforeAll, expect, test } from 'vitest';

import { polyfilledIn, scriptFaults } from './script-faults.ts';
import { sheetFaults } from './sheet-faults.ts';

const DIST = join(import.meta.dirname, '../../dist');
const POLYFILLED = polyfilledIn(readFileSync(join(import.meta.dirname, 'polyfills.js'), 'utf8'));
/** Named like newer methods, but of React (`Children.toArray`, `use`) and of the bracket; React asks whether there is a transition. */
const OWN_NAMES = ['toArray', 'use', 'grow', 'startViewTransition'];

const built = (pattern: string) => globSync(pattern, { cwd: DIST }).toSorted();
const read = (path: string) => readFileSync(join(DIST, path), 'utf8');

beforeAll(() => buildWebClient(() => undefined), 300_000);

test('no built script needs a function that a browser of the floor has not, but those that are polyfilled', () => {
  const known = new Set([...POLYFILLED, ...OWN_NAMES]);
  const faults = built('**/*.js').flatMap((path) =>
    scriptFaults(read(path), known).map((fault) => `${path}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

test('no built style sheet needs what a browser of the floor does not read', () => {
  expect(built('**/*.css').flatMap((path) => sheetFaults(read(path)).map((fault) => `${path}: ${fault}`))).toEqual([]);
});
