import { matchTopic } from '@pailei/contracts/play/matches/match.topic';
import { matchSideTopic } from '@pailei/contracts/play/matches/match-side.topic';
import { ordersTopic } from '@pailei/contracts/shop/orders/orders.topic';
import { personalTopic } from '@pailei/contracts/features/personal.topic';
import { shopTopic } from '@pailei/contracts/shop/products/shop.topic';
import { lobbyTopic } from '@pailei/contracts/play/tournaments/lobby/lobby.topic';
import type { Trx } from '@pailei/db/tx';
import { expect, expectTypeOf, test } from 'vitest';
import { createLiveLog } from './log.ts';

/** Of a transaction that is never written to. */
const log = createLiveLog({} as Trx);
const user = personalTopic.of('u');
const at = '2026-11-20T12:00:00.000Z';

test('an event of its topic is taken with its payload', () => {
  const payload = log.add(user, 'decks_changed', { count: 2 });
  expect(payload).toEqual({ count: 2 });
  expectTypeOf(payload).toEqualTypeOf<{ count: number }>();
  const events = log.addAll(matchTopic.of('m'), [{ type: 'side_ready', payload: { side: 'a', at } }]);
  expect(events[0].payload.side).toBe('a');
});

test('what is no event of its topic is refused by the compiler, and by its contract', () => {
  // @ts-expect-error no type of an event
  expect(() => log.add(user, 'deck_changed', { count: 2 })).toThrow('no contract names deck_changed');
  // @ts-expect-error an event of another topic
  expect(() => log.add(shopTopic.of(), 'decks_changed', { count: 2 })).toThrow('of the topic shop');
  // @ts-expect-error another payload
  expect(() => log.add(user, 'decks_changed', { amount: 2 })).toThrow('/amount');
  // @ts-expect-error a payload that lacks something
  expect(() => log.add(user, 'points_changed', { amount: 2 })).toThrow('/balance');
  // @ts-expect-error the same among several
  expect(() => log.addAll(matchTopic.of('m'), [{ type: 'side_ready', payload: { at } }])).toThrow('/side');
  // @ts-expect-error a name that no topic has made
  expect(() => log.add('lobby', 'tournament_changed', {})).toThrow('of the topic lobby');
});

test('names are built with the parameters of their topic', () => {
  expect(ordersTopic.of('u')).toBe('orders:user:u');
  expect(matchSideTopic.of('m', 'b')).toBe('match:m:side:b');
  expect(lobbyTopic.of()).toBe('tournaments');
  expect(personalTopic.of('$&')).toBe('user:$&');
  // @ts-expect-error whose orders
  expect(() => ordersTopic.of()).not.toThrow();
  // @ts-expect-error a match has two sides
  expect(() => matchSideTopic.of('m', 'c')).not.toThrow();
});
