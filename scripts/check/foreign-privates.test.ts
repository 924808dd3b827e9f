import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

const REFUSED = {
  member: 'export const one = (socket: any) => socket._handle.reading;',
  optional: 'export const one = (socket: any) => socket?._httpMessage;',
  quoted: "export const one = (socket: any) => socket['_extensions'];",
  written: 'export const one = (socket: any) => void (socket._handle = null);',
  destructured: 'export const one = ({ _httpMessage }: any) => _httpMessage;',
  renamed: 'export const one = ({ _httpMessage: response }: any) => response;',
};
const ALLOWED = {
  zod: 'export const one = (schema: any) => schema._zod.def;',
  parameter: 'export const one = (_request: unknown, reply: any) => reply.body;',
  unused: 'export const one = ({ id: _, ...rest }: any) => rest;',
  ours: 'export class One { #handle = 1; read() { return this.#handle; } }',
  key: 'export const one = (list: any, _name: string) => list[_name];',
};

const folder = mkdtempSync(join(tmpdir(), 'foreign-privates-'));
const reported = new Set<string>();

beforeAll(() => {
  const config = `import { lintConfig } from '${join(ROOT, 'scripts/check/lint/config.ts')}';
    export default { ...lintConfig(import.meta.dirname), options: { typeAware: false } };`;
  writeFileSync(join(folder, 'oxlint.config.ts'), config);
  for (const [name, text] of Object.entries({ ...REFUSED, ...ALLOWED }))
    writeFileSync(join(folder, `${name}.ts`), text);
  const args = [join(ROOT, 'node_modules/oxlint/bin/oxlint'), '-f', 'json'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  const { diagnostics }: { diagnostics: { code: string; filename: string }[] } = JSON.parse(stdout);
  for (const { code, filename } of diagnostics)
    if (code.includes('foreign-privates')) reported.add(filename.replace(/\.ts$/, ''));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the linter refuses every way to a member with an underscore of a foreign object, and nothing else', () => {
  expect([...reported].toSorted()).toEqual(Object.keys(REFUSED).toSorted());
});
