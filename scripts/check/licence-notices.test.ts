import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const LICENSE = readFileSync(join(ROOT, 'LICENSE'), 'utf8');

type Manifest = { readonly dependencies?: Readonly<Record<string, string>> };

const used = globSync('{apps,packages,infra}/*/package.json', { cwd: ROOT }).flatMap((path) =>
  Object.keys((JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as Manifest).dependencies ?? {}),
);
const packages = [...new Set(used)].filter((name) => !name.startsWith('@pailei/'));
const noticed = new Set(LICENSE.split(/[\s,]+/));

test('the licence names every package that the site is built with or runs on', () => {
  expect(packages.length).toBeGreaterThan(30);
  expect(packages.filter((name) => !noticed.has(name))).toEqual([]);
});

test('the licence says that no rights are given until the owner chooses', () => {
  expect(LICENSE).toMatch(/^牌擂 PaiLei\n\nAll rights reserved\. The rights in this work belong to its owner\./);
});
