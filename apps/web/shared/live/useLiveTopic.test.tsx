// @vitest-environment happy-dom
import { defineTopic } from '@pailei/contracts/topics/topic';
import type { Watcher } from '@pailei/live/client';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { Provider } from '../state/jotai.ts';
import { store } from '../state/store.ts';
import { acceptAnswer, topicReaches } from './topics.ts';
import { useLiveTopic } from './useLiveTopic.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const hub = vi.hoisted(() => ({ watchers: new Map<string, Watcher>(), left: [] as string[] }));
vi.mock('./connection.ts', () => ({
  liveClient: () => ({
    watch(topic: string, watcher: Watcher) {
      hub.watchers.set(topic, watcher);
      return () => hub.left.push(topic);
    },
  }),
}));

type Score = { wins: number };
const scoreTopic = defineTopic<Score, object>()('score', '{id}');
const foldScore = (state: Score): Score => ({ wins: state.wins + 1 });
const win = (v: number) => ({ v, t: 'game_finished', p: {}, at: '2026-11-20T12:00:00.000Z' });

const renders = new Map<string, number>();
function ScoreOf({ topic }: { topic: string }) {
  renders.set(topic, (renders.get(topic) ?? 0) + 1);
  const { state, version } = useLiveTopic<Score, null>(scoreTopic.of(topic), { initial: null, fold: foldScore });
  return <p id={topic}>{state === null ? '…' : `${state.wins}@${version}`}</p>;
}

let root: ReturnType<typeof createRoot>;
const textOf = (topic: string) => document.getElementById(topic)?.textContent;

beforeEach(async () => {
  vi.useFakeTimers();
  hub.watchers.clear();
  hub.left.length = 0;
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root')!);
  await act(async () =>
    root.render(
      <Provider store={store}>
        <ScoreOf topic="one" />
        <ScoreOf topic="two" />
      </Provider>,
    ),
  );
  return async () => {
    await act(async () => root.unmount());
    vi.runAllTimers();
    vi.useRealTimers();
  };
});

test('shows the initial state, then the snapshot, then each event', async () => {
  expect(textOf('one')).toBe('…');
  await act(async () => hub.watchers.get('one')!.onSnapshot({ wins: 1 }, 7));
  expect(textOf('one')).toBe('1@7');
  await act(async () => hub.watchers.get('one')!.onEvents([win(8), win(9)]));
  expect(textOf('one')).toBe('3@9');
});

test('an event of one topic renders only those who show it', async () => {
  await act(async () => hub.watchers.get('one')!.onSnapshot({ wins: 0 }, 1));
  await act(async () => hub.watchers.get('two')!.onSnapshot({ wins: 0 }, 1));
  const before = new Map(renders);
  await act(async () => hub.watchers.get('one')!.onEvents([win(2)]));
  expect(renders.get('one')).toBe(before.get('one')! + 1);
  expect(renders.get('two')).toBe(before.get('two')!);
});

test('the answer of an own command and its event count once', async () => {
  await act(async () => hub.watchers.get('one')!.onSnapshot({ wins: 0 }, 1));
  await act(async () => acceptAnswer(scoreTopic.of('one'), { wins: 1 }, 2));
  expect(textOf('one')).toBe('1@2');
  await act(async () => hub.watchers.get('one')!.onEvents([win(2)]));
  expect(textOf('one')).toBe('1@2');
});

test('a topic that nobody shows any more is left after a moment', async () => {
  await act(async () => root.render(<Provider store={store} />));
  expect(hub.left).toEqual([]);
  vi.advanceTimersByTime(5_000);
  expect(hub.left.toSorted()).toEqual(['one', 'two']);
});

describe('a command whose answer names a version', () => {
  const isOver = async (promise: Promise<void>) => {
    let over = false;
    void promise.then(() => (over = true));
    await vi.advanceTimersByTimeAsync(0);
    return over;
  };
  const snapshot = (version: number) => hub.watchers.get('one')?.onSnapshot({ wins: 0 }, version);

  test('is over when the page shows it', async () => {
    await act(async () => snapshot(4));
    const reached = topicReaches('one', 6);
    await act(async () => hub.watchers.get('one')?.onEvents([win(5)]));
    expect(await isOver(reached)).toBe(false);
    await act(async () => hub.watchers.get('one')?.onEvents([win(6)]));
    expect(await isOver(reached)).toBe(true);
  });

  test('is over at once where the page shows it already, or shows nothing of the topic', async () => {
    await act(async () => snapshot(6));
    expect(await isOver(topicReaches('one', 6))).toBe(true);
    expect(await isOver(topicReaches('three', 6))).toBe(true);
  });

  test('is over after three seconds where the live connection is late', async () => {
    await act(async () => snapshot(4));
    const reached = topicReaches('one', 6);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(await isOver(reached)).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await isOver(reached)).toBe(true);
  });
});
