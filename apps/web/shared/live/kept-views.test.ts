// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  sessionStorage.clear();
  vi.resetModules();
});

/** A page of the tab: its modules begin anew, the tab's storage stays. */
async function openPage() {
  vi.resetModules();
  return import('./kept-views.ts');
}

test('the next page of the tab has the views of the one before, and the time of them', async () => {
  const at = Date.now();
  (await openPage()).keepViews({ tournaments: { state: { rows: [1] }, version: 7 } }, at);
  const next = await openPage();
  expect(next.keptView('tournaments')).toEqual({ state: { rows: [1] }, version: 7 });
  expect(next.keptView('system')).toBeUndefined();
  expect(next.keptAt()).toBe(at);
});

test('a page that showed nothing takes nothing away', async () => {
  (await openPage()).keepViews({ system: { state: {}, version: 1 } }, Date.now());
  (await openPage()).keepViews({}, Date.now());
  expect((await openPage()).keptView('system')).toBeDefined();
});

test('after a quarter of an hour they are too old', async () => {
  (await openPage()).keepViews({ system: { state: {}, version: 1 } }, Date.now() - 15 * 60_000);
  expect((await openPage()).keptView('system')).toBeUndefined();
});

test.each([
  ['another account', { account: 'someone' }],
  ['another build', { build: 'https://pailei.example/assets/old.js' }],
])('what %s left is nothing', async (_what, change) => {
  (await openPage()).keepViews({ system: { state: {}, version: 1 } }, Date.now());
  const stored = JSON.parse(sessionStorage.getItem('kept_views') ?? '') as object;
  sessionStorage.setItem('kept_views', JSON.stringify({ ...stored, ...change }));
  expect((await openPage()).keptView('system')).toBeUndefined();
});
