// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';

import { deckRulesAtom } from '../../state/deck-rules.atoms.ts';
import { Provider } from '../../state/jotai.ts';
import { store } from '../../state/store.ts';
import { ClassPlate } from './ClassPlate.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

async function plateOf(heroClass: string): Promise<HTMLElement> {
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <Provider store={store}>
        <ClassPlate heroClass={heroClass} />
      </Provider>,
    ),
  );
  return place.firstElementChild as HTMLElement;
}

test('a class of the theme has its emblem on the theme’s colour', async () => {
  const plate = await plateOf('mage');
  expect(plate.getAttribute('aria-label')).toBe('法师');
  expect(plate.querySelector('svg')).not.toBeNull();
  expect(plate.style.getPropertyValue('--c')).toBe('var(--pl-cls-mage, var(--pl-cls-neutral))');
});

test('a class that was added as data shows its first character on its own colour', async () => {
  const { classes, formats } = store.get(deckRulesAtom);
  const monk = { id: 'monk', name: '武僧', color: '#2f6fd0' };
  await act(async () => store.set(deckRulesAtom, { version: 1, formats, classes: [...classes, monk] }));
  const plate = await plateOf('monk');
  expect([plate.getAttribute('aria-label'), plate.textContent]).toEqual(['武僧', '武']);
  expect(plate.style.getPropertyValue('--c')).toBe('#2f6fd0');
});

test('a class that the client does not know yet is shown by its id', async () => {
  const plate = await plateOf('tinker');
  expect([plate.getAttribute('aria-label'), plate.textContent]).toEqual(['tinker', 't']);
});
