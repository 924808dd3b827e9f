// @vitest-environment happy-dom
import { createStore } from 'jotai';
import { beforeEach, expect, test, vi } from 'vitest';

import { storedAtom } from './storage.atoms.ts';

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

beforeEach(() => localStorage.clear());

test('a choice is stored for the next page', () => {
  const store = createStore();
  store.set(storedAtom('sidebar_open', true, isBoolean), false);
  expect(localStorage.getItem('sidebar_open')).toBe('false');
  expect(store.get(storedAtom('sidebar_open', true, isBoolean))).toBe(false);
});

test.each(['{broken', '"text"', 'null'])('what is stored in another shape (%s) is ignored', (text) => {
  localStorage.setItem('hideNavbar', text);
  expect(createStore().get(storedAtom('hideNavbar', false, isBoolean))).toBe(false);
});

test.each([
  [1024, true],
  [1023, false],
])('at a width of %i the sidebar starts open: %s', async (width, isOpen) => {
  vi.resetModules();
  vi.stubGlobal('innerWidth', width);
  const { sidebarOpenAtom } = await import('./layout.atoms.ts');
  expect(createStore().get(sidebarOpenAtom)).toBe(isOpen);
  vi.unstubAllGlobals();
});

test('the stored layout uses the keys of the product', async () => {
  vi.resetModules();
  const atoms = await import('./layout.atoms.ts');
  const store = createStore();
  store.set(atoms.sidebarOpenAtom, false);
  store.set(atoms.sidebarExpandedAtom, { decks: false });
  store.set(atoms.hideNavbarAtom, true);
  const stored = ['sidebar_open', 'sidebar_expanded', 'hideNavbar'].map((key) => localStorage.getItem(key));
  expect(stored).toEqual(['false', '{"decks":false}', 'true']);
});
