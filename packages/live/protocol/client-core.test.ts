import { expect, test, vi } from 'vitest';

import { createLiveCore, type LinkListener, type NumberedAsk } from './client-core.ts';
import type { ConnectionState } from './live-client.ts';

const event = (v: number, t: string) => ({ v, t, p: {}, at: '2026-11-20T12:00:00.000Z' });

/** A client on a link held by hand, following `t` with a view that knows `marked` events alone. */
function follow() {
  const asks: NumberedAsk[] = [];
  const link: { listener?: LinkListener } = {};
  const client = createLiveCore((first, _token, listener) => {
    asks.push(...first);
    link.listener = listener;
    return { ask: (ask) => asks.push(ask), leave: vi.fn(), ping: vi.fn(), close: vi.fn() };
  }, {});
  const seen: number[] = [];
  const phases: ConnectionState['phase'][] = [];
  client.onState(({ phase }) => phases.push(phase));
  client.watch('t', {
    onSnapshot: (_state, version) => seen.push(version),
    onEvents: (events) => {
      for (const { t, v } of events) {
        if (t !== 'marked') throw new TypeError(t);
        seen.push(v);
      }
    },
  });
  const listener = link.listener!;
  listener.up();
  const answer = (version: number, events: ReturnType<typeof event>[] = []) => {
    const { id } = asks.at(-1)!;
    listener.answer(id, { ok: true, topic: 't', epoch: 'e', version, delay: 0, snapshot: {}, events });
  };
  const send = (v: number, t: string) => listener.events({ topic: 't', epoch: 'e', events: [event(v, t)] });
  const waitMinute = () => {
    for (let seconds = 0; seconds <= 60; seconds += 5) {
      vi.advanceTimersByTime(5_000);
      listener.heads({ now: new Date().toISOString(), age: 0, epoch: 'e', heads: {} });
    }
  };
  answer(1);
  return { client, asks, seen, phases, answer, send, waitMinute };
}

test('an event that the view does not know is answered by a snapshot, and the page goes on', () => {
  const { client, asks, seen, phases, answer, send } = follow();
  send(2, 'marked');
  send(3, 'of_a_later_version');
  expect(asks.at(-1)!.request).toEqual({ topic: 't', packed: true });
  answer(3);
  send(4, 'marked');
  expect(seen).toEqual([1, 2, 3, 4]);
  expect(phases).not.toContain('outdated');
  client.close();
});

test('when the snapshot does not help either, the page says that it is out of date until one does', () => {
  vi.useFakeTimers();
  const { client, seen, answer, send, waitMinute } = follow();
  send(2, 'of_a_later_version');
  answer(1, [event(2, 'of_a_later_version')]);
  expect(client.state()).toEqual({ phase: 'outdated' });
  waitMinute();
  answer(2);
  expect(client.state().phase).toBe('live');
  expect(seen).toEqual([1, 1, 2]);
  client.close();
  vi.useRealTimers();
});
