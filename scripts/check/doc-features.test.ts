import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const FOLDERS = readFileSync(join(ROOT, 'docs/folders.md'), 'utf8');
const ARCHITECTURE = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');

const LAYERS: Readonly<Record<string, string>> = {
  contracts: 'packages/contracts',
  core: 'packages/core',
  web: 'apps/web/features',
};
const WINGS = ['play', 'decks', 'people', 'shop', 'site', 'ground'];

const namesIn = (text: string) => [...text.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name);

const featuresOf = (layer: string, wing: string): string[] =>
  globSync(`${LAYERS[layer]}/${wing}/*/`, { cwd: ROOT }).map((path) => path.split('/').at(-1) ?? '');

/** The table of one wing, as layer → features with a dot. */
function documented(wing: string): Map<string, string[]> {
  const [, after = ''] = FOLDERS.split(`**\`${wing}\`**`);
  const [section = ''] = after.split('\n**');
  const lines = section.split('\n').filter((line) => line.startsWith('|'));
  const [head = [], , ...rows] = lines.map((line) => line.split('|').map((cell) => cell.trim()));
  return new Map(
    Object.keys(LAYERS).map((layer) => {
      const column = head.indexOf(layer);
      return [layer, rows.filter((cells) => cells[column] === '•').flatMap(([, name = '']) => namesIn(name))];
    }),
  );
}

test.each(WINGS)('docs/folders.md has every feature of the wing %s, in the layers where it stands', (wing) => {
  for (const [layer, listed] of documented(wing)) {
    expect([layer, ...listed.toSorted()]).toEqual([layer, ...featuresOf(layer, wing).toSorted()]);
  }
});

test.each(WINGS)('docs/architecture.md lists the features of the wing %s', (wing) => {
  const [, listed = ''] = new RegExp(`^\\| \`${wing}\` \\| (.*) \\|$`, 'm').exec(ARCHITECTURE) ?? [];
  const features = new Set(Object.keys(LAYERS).flatMap((layer) => featuresOf(layer, wing)));
  expect(namesIn(listed).toSorted()).toEqual([...features].toSorted());
});

test.each([
  ['Rules', 'packages/domain'],
  ['Shared by the web', 'apps/web/shared'],
])('docs/folders.md has, under %s, every folder of %s', (title, parent) => {
  const [, after = ''] = FOLDERS.split(`## ${title}\n`);
  const [section = ''] = after.split('\n## ');
  const rows = section.split('\n').filter((line) => line.startsWith('| `'));
  const listed = rows.flatMap((line) => namesIn(line.split('|')[1] ?? ''));
  const folders = globSync(`${parent}/*/`, { cwd: ROOT, exclude: ['**/node_modules/**'] });
  expect(listed.toSorted()).toEqual(folders.map((path) => path.split('/').at(-1) ?? '').toSorted());
});
