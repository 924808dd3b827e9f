import { describe, expect, test } from 'vitest';
import { ClientTopic, type ClientTopicEffect } from './client-topic.ts';
import type { FetchedSnapshot, LiveEvent, SnapshotNeeded, SubAccepted } from './messages.ts';

const event = (v: number): LiveEvent => ({ v, t: 'marked', p: {}, at: '2026-01-01T00:00:00.000Z' });
const accepted = (more: Partial<SubAccepted>): SubAccepted => ({
  ok: true,
  topic: 't',
  epoch: 'e1',
  version: 3,
  delay: 0,
  events: [],
  ...more,
});
const kinds = (effects: ClientTopicEffect[]) => effects.map((effect) => effect.do);
const request = (effects: ClientTopicEffect[]) =>
  effects.flatMap((effect) => (effect.do === 'ask' ? [effect.request] : []))[0];

/** A topic that shows version 3 and is live since `now` = 0. */
function live(): ClientTopic {
  const topic = new ClientTopic({ topic: 't', random: () => 0.5 });
  topic.linkUp(0);
  topic.answered(1, accepted({ snapshot: {} }), 0);
  return topic;
}

describe('a followed topic', () => {
  test('starts from the snapshot and the events that came with it', () => {
    const topic = new ClientTopic({ topic: 't', delay: 30, random: () => 0 });
    expect(topic.linkUp(0)).toEqual([{ do: 'ask', id: 1, request: { topic: 't', delay: 30 } }]);
    const effects = topic.answered(1, accepted({ snapshot: { n: 1 }, events: [event(4), event(5)] }), 10);
    expect(kinds(effects)).toEqual(['snapshot', 'events', 'status']);
    expect(topic.position()).toEqual({ epoch: 'e1', version: 5 });
  });

  test('goes on from where its view stood already, and from a snapshot where that is void', () => {
    const start = () => new ClientTopic({ topic: 't', random: () => 0, since: { epoch: 'e1', version: 3 } });
    const topic = start();
    expect(request(topic.linkUp(0))).toEqual({ topic: 't', since: { epoch: 'e1', version: 3 } });
    expect(kinds(topic.answered(1, accepted({ events: [event(4)] }), 10))).toEqual(['events', 'status']);
    expect(topic.position()).toEqual({ epoch: 'e1', version: 4 });
    const restored = start();
    restored.linkUp(0);
    expect(kinds(restored.answered(1, accepted({ epoch: 'e2', snapshot: {} }), 10))).toEqual(['snapshot', 'status']);
  });

  test('drops what it has, applies what is next', () => {
    const topic = live();
    expect(topic.events({ topic: 't', epoch: 'e1', events: [event(2), event(3), event(4)] }, 1)).toEqual([
      { do: 'events', events: [event(4)] },
    ]);
  });

  test('asks again on a hole, and takes nothing until it is answered', () => {
    const topic = live();
    const effects = topic.events({ topic: 't', epoch: 'e1', events: [event(4), event(6)] }, 1);
    expect(kinds(effects)).toEqual(['events', 'ask']);
    expect(request(effects)).toEqual({ topic: 't', since: { epoch: 'e1', version: 4 } });
    expect(topic.events({ topic: 't', epoch: 'e1', events: [event(5)] }, 2)).toEqual([]);
    expect(topic.answered(2, accepted({ version: 4, events: [event(5), event(6)] }), 3)).toEqual([
      { do: 'events', events: [event(5), event(6)] },
    ]);
  });

  test('asks again when the hub is ahead, on another epoch, and when the link is back', () => {
    expect(request(live().head('e1', 5, 0, 1))).toEqual({ topic: 't', since: { epoch: 'e1', version: 3 } });
    expect(kinds(live().events({ topic: 't', epoch: 'e2', events: [event(4)] }, 1))).toEqual(['ask']);
    const topic = live();
    topic.linkCut();
    expect(request(topic.linkUp(5))).toMatchObject({ since: { version: 3 } });
  });

  test('after a reset it asks without its position, but on this link only', () => {
    const topic = live();
    expect(request(topic.reset(1))).toEqual({ topic: 't' });
    topic.linkCut();
    expect(request(topic.linkUp(2))).toMatchObject({ since: { version: 3 } });
  });

  test('an answer to an earlier question is not taken', () => {
    const topic = live();
    topic.recheck(1);
    topic.reset(2);
    expect(topic.answered(2, accepted({ events: [event(4)] }), 3)).toEqual([]);
  });

  test('says that it may be late after 15 s without a confirmation, and takes it back with the next', () => {
    const topic = live();
    expect(topic.tick(11_999)).toEqual([]);
    topic.head('e1', 3, 500, 5_000);
    expect(topic.tick(19_499)).toEqual([]);
    expect(topic.tick(19_500)).toEqual([{ do: 'status', status: { phase: 'stale', since: 4_500 } }]);
    expect(topic.head('e1', 3, 100, 20_000)).toEqual([{ do: 'status', status: { phase: 'live' } }]);
  });

  test('a refusal that may pass is asked again, one that does not is final', () => {
    const topic = new ClientTopic({ topic: 't', random: () => 0.5 });
    topic.linkUp(0);
    topic.answered(1, { ok: false, topic: 't', code: 'unavailable', message: '' }, 0);
    expect(topic.tick(1_999)).toEqual([]);
    expect(kinds(topic.tick(2_000))).toEqual(['ask']);
    const status = { phase: 'denied', code: 'forbidden', message: '权限不足，无法执行此操作' };
    expect(topic.answered(2, { ok: false, topic: 't', code: 'forbidden', message: status.message }, 3_000)).toEqual([
      { do: 'status', status },
    ]);
    expect(topic.recheck(4_000)).toEqual([]);
  });

  test('an unanswered question is put again', () => {
    const topic = new ClientTopic({ topic: 't', random: () => 0 });
    topic.linkUp(0);
    expect(topic.tick(9_999)).toEqual([]);
    expect(kinds(topic.tick(10_000))).toEqual(['ask']);
  });

  test('an event that the view cannot apply is answered by a snapshot, once a minute', () => {
    const topic = live();
    expect(request(topic.applyFailed(1_000))).toEqual({ topic: 't' });
    topic.answered(2, accepted({ snapshot: {} }), 1_010);
    expect(topic.applyFailed(1_020)).toEqual([{ do: 'status', status: { phase: 'outdated' } }]);
    expect(topic.tick(60_999)).toEqual([]);
    expect(kinds(topic.tick(61_000))).toEqual(['ask']);
    expect(topic.answered(3, accepted({ snapshot: {} }), 61_010)).toContainEqual({
      do: 'status',
      status: { phase: 'live' },
    });
  });

  test('two views that cannot apply the same event wait for the same snapshot', () => {
    const topic = live();
    topic.applyFailed(1_000);
    expect(topic.applyFailed(1_000)).toEqual([]);
    expect(topic.status()).toEqual({ phase: 'live' });
  });
});

describe('a topic whose snapshots come from the API', () => {
  const at = (version: number, epoch = 'e1'): FetchedSnapshot => ({
    ok: true,
    topic: 't',
    delay: 0,
    epoch,
    version,
    state: { version },
  });
  const needed = (version: number, epoch = 'e1'): SnapshotNeeded => ({
    ok: false,
    topic: 't',
    code: 'snapshot_needed',
    message: '',
    epoch,
    version,
  });
  const unavailable = { ok: false, topic: 't', code: 'unavailable', message: '' } as const;
  const fetching = (more: { delay?: number; since?: { epoch: string; version: number } } = {}) =>
    new ClientTopic({ topic: 't', fetches: true, random: () => 0.5, ...more });

  test('is fetched first, and followed from where the snapshot is', () => {
    const topic = fetching({ delay: 30 });
    expect(topic.linkUp(0)).toEqual([{ do: 'fetch', id: 1, request: { topic: 't', delay: 30 } }]);
    expect(topic.fetched(1, at(3), 10)).toEqual([
      { do: 'snapshot', state: { version: 3 }, version: 3 },
      {
        do: 'ask',
        id: 2,
        request: { topic: 't', since: { epoch: 'e1', version: 3 }, delay: 30, fetches: true },
      },
    ]);
    expect(kinds(topic.answered(2, accepted({ events: [event(4)] }), 20))).toEqual(['events', 'status']);
    expect(topic.position()).toEqual({ epoch: 'e1', version: 4 });
  });

  test('keeps showing what it has until the snapshot that the hub named is there', () => {
    const topic = fetching({ since: { epoch: 'e1', version: 3 } });
    expect(kinds(topic.linkUp(0))).toEqual(['ask']);
    expect(topic.answered(1, needed(900), 10)).toEqual([
      { do: 'fetch', id: 2, request: { topic: 't', at_least: 900 } },
    ]);
    expect(topic.position()).toEqual({ epoch: 'e1', version: 3 });
    expect(topic.events({ topic: 't', epoch: 'e1', events: [event(4)] }, 15)).toEqual([]);
    expect(kinds(topic.fetched(2, at(901), 20))).toEqual(['snapshot', 'ask']);
  });

  test('refuses a snapshot that is older than the one that the hub named', () => {
    const topic = fetching({ since: { epoch: 'e1', version: 3 } });
    topic.linkUp(0);
    topic.answered(1, needed(900), 10);
    expect(topic.fetched(2, at(899), 20)).toEqual([]);
    expect(topic.position()).toEqual({ epoch: 'e1', version: 3 });
    expect(kinds(topic.tick(2_020))).toEqual(['ask']);
  });

  test('asks again soon where the API is unavailable, and not where the topic is not for the reader', () => {
    const topic = fetching();
    topic.linkUp(0);
    expect(topic.fetched(1, unavailable, 10)).toEqual([]);
    expect(topic.tick(1_009)).toEqual([]);
    expect(kinds(topic.tick(1_010))).toEqual(['fetch']);
    const denied = { ...unavailable, code: 'forbidden' } as const;
    expect(topic.fetched(2, denied, 1_020)).toMatchObject([{ do: 'status', status: { phase: 'denied' } }]);
    expect(topic.tick(60_000)).toEqual([]);
  });

  test('is fetched once more where the past was replaced meanwhile, and waits where hub and API do not agree', () => {
    const topic = fetching();
    topic.linkUp(0);
    topic.fetched(1, at(3), 10);
    expect(kinds(topic.answered(2, needed(4, 'e2'), 20))).toEqual(['fetch']);
    topic.fetched(3, at(3), 30);
    expect(topic.answered(4, needed(4, 'e2'), 40)).toEqual([]);
    expect(topic.tick(1_039)).toEqual([]);
    expect(kinds(topic.tick(1_040))).toEqual(['fetch']);
  });

  test('takes no answer that was asked for over a connection that is cut', () => {
    const topic = fetching();
    topic.linkUp(0);
    topic.linkCut();
    expect(topic.fetched(1, at(3), 10)).toEqual([]);
    expect(topic.linkUp(20)).toEqual([{ do: 'fetch', id: 2, request: { topic: 't' } }]);
  });

  test('a snapshot that is not answered is asked for again', () => {
    const topic = fetching();
    topic.linkUp(0);
    expect(topic.tick(9_999)).toEqual([]);
    expect(kinds(topic.tick(10_000))).toEqual(['fetch']);
  });

  test('after a reset it starts over from a snapshot', () => {
    const topic = fetching();
    topic.linkUp(0);
    topic.fetched(1, at(3), 10);
    topic.answered(2, accepted({}), 20);
    expect(kinds(topic.reset(30))).toEqual(['fetch']);
    expect(kinds(topic.fetched(3, at(1, 'e2'), 40))).toEqual(['snapshot', 'ask']);
  });

  test('an event that the view cannot apply costs one snapshot a minute', () => {
    const topic = fetching();
    topic.linkUp(0);
    topic.fetched(1, at(3), 10);
    topic.answered(2, accepted({}), 20);
    expect(kinds(topic.applyFailed(1_000))).toEqual(['fetch']);
    topic.fetched(3, at(4), 1_010);
    expect(topic.applyFailed(1_020)).toEqual([{ do: 'status', status: { phase: 'outdated' } }]);
    expect(topic.answered(4, accepted({ version: 4 }), 1_030)).toEqual([]);
    expect(topic.tick(60_999)).toEqual([]);
    expect(kinds(topic.tick(61_000))).toEqual(['fetch']);
  });
});
