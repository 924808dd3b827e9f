import { join } from 'node:path';
import { expect, test } from 'vitest';

import { placesIn } from './direct-imports.ts';

const ICONS = join(import.meta.dirname, '../../../node_modules/lucide-react/dist/esm');

test('an index leads to the modules that its names stand in', () => {
  const places = placesIn(join(ICONS, 'lucide-react.mjs'));
  expect(places.get('Search')).toEqual({ file: join(ICONS, 'icons/search.mjs'), name: 'default' });
  expect(places.get('SearchIcon')).toEqual({ file: join(ICONS, 'icons/search.mjs'), name: 'default' });
});
