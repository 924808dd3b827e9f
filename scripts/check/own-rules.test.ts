import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** Files by name, each with what the rule refuses or lets through. */
const RULES: Record<string, { refused: Record<string, string>; allowed: Record<string, string> }> = {
  'foreign-privates': {
    refused: {
      member: 'export const one = (socket: any) => socket._handle.reading;',
      optional: 'export const one = (socket: any) => socket?._httpMessage;',
      quoted: "export const one = (socket: any) => socket['_extensions'];",
      written: 'export const one = (socket: any) => void (socket._handle = null);',
      destructured: 'export const one = ({ _httpMessage }: any) => _httpMessage;',
      renamed: 'export const one = ({ _httpMessage: response }: any) => response;',
    },
    allowed: {
      zod: 'export const one = (schema: any) => schema._zod.def;',
      parameter: 'export const one = (_request: unknown, reply: any) => reply.body;',
      unused: 'export const one = ({ id: _, ...rest }: any) => rest;',
      ours: 'export class One { #handle = 1; read() { return this.#handle; } }',
      key: 'export const one = (list: any, _name: string) => list[_name];',
    },
  },
  'no-re-exports': {
    refused: {
      all: "export * from './other.ts';",
      named: "export { one } from './other.ts';",
      type: "export type { One } from './other.ts';",
      package: "export { SIDES } from '@pailei/domain/series/sides';",
    },
    allowed: {
      library: "export type { Logger } from 'pino';",
      own: 'const one = 1;\nexport { one };',
      imported: "import { one } from './other.ts';\nexport const two = one;",
    },
  },
};

const folder = mkdtempSync(join(tmpdir(), 'own-rules-'));
const reported = new Map<string, Set<string>>();

beforeAll(() => {
  const config = `import { lintConfig } from '${join(ROOT, 'scripts/check/lint/config.ts')}';
    export default { ...lintConfig(import.meta.dirname), options: { typeAware: false } };`;
  writeFileSync(join(folder, 'oxlint.config.ts'), config);
  for (const [rule, { refused, allowed }] of Object.entries(RULES)) {
    mkdirSync(join(folder, rule));
    for (const [name, text] of Object.entries({ ...refused, ...allowed }))
      writeFileSync(join(folder, rule, `${name}.ts`), text);
  }
  const args = [join(ROOT, 'node_modules/oxlint/bin/oxlint'), '-f', 'json'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  const { diagnostics }: { diagnostics: { code: string; filename: string }[] } = JSON.parse(stdout);
  for (const { code, filename } of diagnostics) {
    const rule = Object.keys(RULES).find((name) => code.includes(name));
    const [place, name = ''] = filename.replace(/\.ts$/, '').split('/');
    if (rule && rule === place) reported.set(rule, (reported.get(rule) ?? new Set()).add(name));
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(Object.keys(RULES))('%s refuses every way of what it is against, and nothing else', (rule) => {
  expect([...(reported.get(rule) ?? [])].toSorted()).toEqual(Object.keys(RULES[rule]?.refused ?? {}).toSorted());
});
