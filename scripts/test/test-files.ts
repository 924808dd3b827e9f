import { globSync } from 'node:fs';
import { normalize } from 'node:path';

export const FILE_PARTS = ['unit', 'integration', 'e2e'] as const;
export type FilePart = (typeof FILE_PARTS)[number];
export type TestFiles = Partial<Record<FilePart, string[]>>;

/** Which runner a test is for: its name says so. */
function partOf(path: string): FilePart {
  if (path.endsWith('.spec.ts')) return 'e2e';
  return path.endsWith('.int.test.ts') ? 'integration' : 'unit';
}

/** Of `files` those that have one of the names in their path, by runner. */
export function findTestFiles(names: readonly string[], files: readonly string[]): TestFiles {
  const fits = (name: string) => files.filter((path) => path.includes(normalize(name)));
  const unknown = names.find((name) => fits(name).length === 0);
  if (unknown !== undefined) throw new Error(`No test file has "${unknown}" in its path.`);
  const found = [...new Set(names.flatMap(fits))].toSorted();
  return Object.groupBy(found, partOf);
}

export function listTestFiles(root: string): string[] {
  const folders = '{apps,packages,infra,scripts,tests}/**/*';
  const exclude = (path: string) => /(^|\/)(node_modules|dist)(\/|$)|^tests\/bench\/peers/.test(path);
  return [`${folders}.test.{ts,tsx}`, 'tests/e2e/**/*.spec.ts'].flatMap((pattern) =>
    globSync(pattern, { cwd: root, exclude }),
  );
}
