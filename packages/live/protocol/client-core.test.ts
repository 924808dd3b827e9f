import { expect, test, vi } from 'vitest';

import { createLiveCore } from './client-core.ts';
import type { LinkListener, NumberedAsk } from './client-link.ts';
import type { ConnectionState } from './live-client.ts';
import type { SnapshotAnswer, SnapshotRequest } from './messages.ts';

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
  expect(asks.at(-1)!.request).toEqual({ topic: 't' });
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

/** A client on a link held by hand that fetches its snapshots. */
function followFetched() {
  const asks: NumberedAsk[] = [];
  const first: NumberedAsk[][] = [];
  const fetches: { request: SnapshotRequest; token: string | null; answer: (answer: SnapshotAnswer) => void }[] = [];
  const link: { listener?: LinkListener } = {};
  const session = { token: 'first' };
  const client = createLiveCore(
    (asked, _token, listener) => {
      first.push(asked);
      link.listener = listener;
      return { ask: (ask) => asks.push(ask), leave: vi.fn(), ping: vi.fn(), close: vi.fn() };
    },
    { getToken: () => session.token },
    (request, token) => new Promise((answer) => fetches.push({ request, token, answer })),
  );
  const seen: unknown[] = [];
  client.watch('t', {
    onSnapshot: (state, version) => seen.push([state, version]),
    onEvents: (events) => seen.push(...events.map(({ v }) => v)),
  });
  const snapshot = (version: number) =>
    ({ ok: true, topic: 't', delay: 0, epoch: 'e', version, state: `state ${version}` }) as const;
  return { client, asks, first, fetches, link, session, seen, snapshot };
}

test('a client that fetches its snapshots follows from where the snapshot is', async () => {
  const { client, asks, fetches, link, seen, snapshot } = followFetched();
  link.listener!.up();
  expect(fetches.map(({ request, token }) => [request, token])).toEqual([[{ topic: 't' }, 'first']]);
  fetches[0]!.answer(snapshot(4));
  await vi.waitFor(() => expect(asks).toHaveLength(1));
  expect(asks[0]!.request).toEqual({ topic: 't', since: { epoch: 'e', version: 4 }, fetches: true });
  const events = [event(5, 'marked')];
  link.listener!.answer(asks[0]!.id, { ok: true, topic: 't', epoch: 'e', version: 4, delay: 0, events });
  expect(seen).toEqual([['state 4', 4], 5]);
  client.close();
});

test('a snapshot that was asked for with another token is not shown', async () => {
  const { client, fetches, session, seen, snapshot } = followFetched();
  session.token = 'second';
  client.reconnect();
  expect(fetches.map(({ token }) => token)).toEqual(['first', 'second']);
  fetches[0]!.answer(snapshot(4));
  fetches[1]!.answer(snapshot(5));
  await vi.waitFor(() => expect(seen).toEqual([['state 5', 5]]));
  client.close();
});
