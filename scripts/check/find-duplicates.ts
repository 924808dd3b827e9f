import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findDuplicates } from './duplicates.ts';

const ROOT = join(import.meta.dirname, '../..');
const FOLDERS = ['apps', 'packages', 'infra', 'scripts', 'tests'];
const IS_SOURCE = /\.(?:ts|tsx|mjs|css)$/;
const IS_FOREIGN = /(?:^|\/)(?:node_modules|dist[^/]*|peers)\//;
/** Records: one that makes a view anew repeats the one before it. */
const IS_MIGRATION = /^packages\/db\/migrations\//;
const LEAST_LINES = 12;

const paths = FOLDERS.flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && IS_SOURCE.test(entry.name))
  .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
  .filter((path) => !IS_FOREIGN.test(path) && !IS_MIGRATION.test(path))
  .toSorted((a, b) => (a < b ? -1 : 1));

const duplicates = findDuplicates(
  paths.map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') })),
  LEAST_LINES,
);
for (const { first, second, lines } of duplicates) {
  process.stdout.write(`${second.path}:${second.line}: ${lines} lines as in ${first.path}:${first.line}\n`);
}
process.exit(duplicates.length === 0 ? 0 : 1);
