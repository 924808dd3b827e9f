import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const MOST = 25;

/** What is installed, built or kept at run time. */
const NOT_OURS = /^(node_modules|dist(\..+)?|\.data|\.git|test-results|playwright-report|coverage)$/;

/** One file for each change of the schema: they are read in order, not looked up. */
const ENDLESS = ['packages/db/migrations'];

/** Every folder below this one, with how many files lie in it. */
function sizes(folder: string): [folder: string, files: number][] {
  const entries = readdirSync(join(ROOT, folder), { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).length;
  const rooms = entries.filter((entry) => entry.isDirectory() && !NOT_OURS.test(entry.name));
  return [[folder, files], ...rooms.flatMap(({ name }) => sizes(join(folder, name)))];
}

test(`no folder has more than ${MOST} files in one level`, () => {
  const folders = sizes('');
  expect(folders.map(([folder]) => folder)).toContain('packages/db/migrations');
  expect(folders.filter(([folder, files]) => files > MOST && !ENDLESS.includes(folder))).toEqual([]);
});
