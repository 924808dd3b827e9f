import { createStore } from 'jotai';
import { expect, test } from 'vitest';

import {
  dropTopicAtom,
  putTopicAtom,
  topicsAtom,
  UNKNOWN_TOPIC,
  withAnswer,
  withEvents,
  withSnapshot,
  type TopicEntry,
} from './topics.atoms.ts';

type Count = { sum: number };
const fold = (state: Count, event: { p: object }): Count => ({ sum: state.sum + (event.p as { n: number }).n });
const event = (v: number, n: number) => ({ v, t: 'added', p: { n }, at: '2026-11-20T12:00:00.000Z' });
const at = (version: number, sum: number): TopicEntry<Count> => ({
  state: { sum },
  version,
  status: { phase: 'live' },
});

test('events are folded in order', () => {
  expect(withEvents(at(3, 10), [event(4, 1), event(5, 2)], fold)).toEqual(at(5, 13));
});

test('what a command answered first is not applied twice when its event comes', () => {
  const answered = withAnswer(at(3, 10), { sum: 11 }, 4) as TopicEntry<Count>;
  expect(withEvents(answered, [event(4, 1), event(5, 2)], fold)).toEqual(at(5, 13));
});

test('an answer older than the view changes nothing', () => {
  const entry = at(5, 13);
  expect(withAnswer(entry, { sum: 11 }, 4)).toBe(entry);
});

test('events that are all known leave the entry as it is', () => {
  const entry = at(5, 13);
  expect(withEvents(entry, [event(4, 1), event(5, 2)], fold)).toBe(entry);
});

test('a snapshot restarts the view, also at an older version', () => {
  expect(withSnapshot(at(5, 13), { sum: 1 }, 2)).toEqual(at(2, 1));
});

test('events before the first snapshot are not folded into nothing', () => {
  expect(withEvents(UNKNOWN_TOPIC, [event(1, 1)], fold)).toBe(UNKNOWN_TOPIC);
});

test('a change of one topic leaves the others untouched', () => {
  const store = createStore();
  store.set(putTopicAtom, 'a', (entry) => withSnapshot(entry, { sum: 1 }, 1));
  store.set(putTopicAtom, 'b', (entry) => withSnapshot(entry, { sum: 2 }, 1));
  const before = store.get(topicsAtom)['a'];
  store.set(putTopicAtom, 'b', (entry) => withSnapshot(entry, { sum: 3 }, 2));
  expect(store.get(topicsAtom)['a']).toBe(before);
  store.set(dropTopicAtom, 'b');
  expect(Object.keys(store.get(topicsAtom))).toEqual(['a']);
});
