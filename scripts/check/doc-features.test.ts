import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
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

test.each(WINGS)('docs/architecture.md lists the features of the wing %s', (wing) => {
  const [, listed = ''] = new RegExp(`^\\| \`${wing}\` \\| (.*) \\|$`, 'm').exec(ARCHITECTURE) ?? [];
  const features = new Set(Object.keys(LAYERS).flatMap((layer) => featuresOf(layer, wing)));
  expect(namesIn(listed).toSorted()).toEqual([...features].toSorted());
});
