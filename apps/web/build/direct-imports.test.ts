import { join } from 'node:path';
import { expect, test } from 'vitest';

import { placesIn } from './direct-imports.ts';

const DOMAIN = join(import.meta.dirname, '../../../packages/domain');

test('an index leads to the modules that its names stand in', () => {
  const places = placesIn(join(DOMAIN, 'tournament/index.ts'));
  expect(places.get('bracketView')).toEqual({ file: join(DOMAIN, 'tournament/views.ts'), name: 'bracketView' });
  expect(places.get('currentStage')).toEqual({ file: join(DOMAIN, 'tournament/state-parts.ts'), name: 'currentStage' });
});
