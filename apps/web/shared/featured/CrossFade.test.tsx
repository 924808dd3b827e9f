// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';

import { CrossFade } from './CrossFade.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

type Match = { id: string; score: number };

function openStage() {
  const place = document.createElement('div');
  const root = createRoot(place);
  const show = (id: string, score = 0) =>
    act(async () =>
      root.render(
        <CrossFade value={{ id, score }} keyOf={(match: Match) => match.id}>
          {(match) => <p>{`${match.id} ${match.score}`}</p>}
        </CrossFade>,
      ),
    );
  const layers = () => [...place.children].map(({ textContent }) => textContent);
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return { place, show, layers, wait };
}

test('the old match lies over the new one, out of reach, until it has faded', async () => {
  const { place, show, layers, wait } = openStage();
  await show('a', 1);
  const old = place.firstElementChild;
  await show('b');
  expect(layers()).toEqual(['b 0', 'a 1']);
  expect(place.lastElementChild).toBe(old);
  expect([old?.hasAttribute('inert'), place.firstElementChild?.hasAttribute('inert')]).toEqual([true, false]);
  await wait(359);
  expect(layers()).toEqual(['b 0', 'a 1']);
  await wait(1);
  expect(layers()).toEqual(['b 0']);
});

test('a score that changes fades nothing', async () => {
  const { show, layers } = openStage();
  await show('a', 1);
  await show('a', 2);
  expect(layers()).toEqual(['a 2']);
});

test('a match that comes back while it fades is shown at once', async () => {
  const { show, layers, wait } = openStage();
  await show('a');
  await show('b');
  await wait(100);
  await show('a', 1);
  expect(layers()).toEqual(['a 1', 'b 0']);
  await wait(360);
  expect(layers()).toEqual(['a 1']);
});
