import { expect, test } from 'vitest';
import { groupMinutes, groupOf, playwrightTimes, vitestTimes } from './minutes.ts';

test('a file belongs to its floor, else to its program or package', () => {
  expect(groupOf('packages/core/play/battles/battles.int.test.ts')).toBe('packages/core/play');
  expect(groupOf('tests/e2e/shop/shop.spec.ts')).toBe('tests/e2e/shop');
  expect(groupOf('packages/domain/battles/formats/boards.test.ts')).toBe('packages/domain');
  expect(groupOf('apps/hub/delivery/hub.test.ts')).toBe('apps/hub');
});

test('minutes are summed by group, the longest first, without those of a moment', () => {
  const files = [
    { path: 'packages/core/shop/orders.int.test.ts', ms: 30_000 },
    { path: 'packages/core/play/a.int.test.ts', ms: 60_000 },
    { path: 'packages/core/play/b.int.test.ts', ms: 66_000 },
    { path: 'apps/hub/hub.int.test.ts', ms: 2_000 },
  ];
  expect(groupMinutes(files)).toEqual(['packages/core/play 2.1 min', 'packages/core/shop 0.5 min']);
});

test('the time of a file is read from the reports, every try of a browser test counted', () => {
  const unit = { testResults: [{ name: 'packages/db/a.test.ts', startTime: 1_000, endTime: 5_000 }] };
  expect(vitestTimes(unit)).toEqual([{ path: 'packages/db/a.test.ts', ms: 4_000 }]);
  const spec = { file: 'shop/shop.spec.ts', tests: [{ results: [{ duration: 700 }, { duration: 300 }] }] };
  expect(playwrightTimes({ suites: [{ specs: [], suites: [{ specs: [spec] }] }] })).toEqual([
    { path: 'tests/e2e/shop/shop.spec.ts', ms: 700 },
    { path: 'tests/e2e/shop/shop.spec.ts', ms: 300 },
  ]);
  expect([...vitestTimes(undefined), ...playwrightTimes(undefined)]).toEqual([]);
});
