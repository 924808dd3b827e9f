import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { paceCalls } from './paced-calls.ts';

/** A pace of two whose turns come when the test says so. */
function paced() {
  const begun: string[] = [];
  const turns: (() => void)[] = [];
  const handler = (request: IncomingMessage) => void begun.push(request.url ?? '');
  const take = paceCalls(handler, { perTurn: 2, nextTurn: (turn) => turns.push(turn) });
  return {
    call: (method: string, ...urls: string[]) => {
      for (const url of urls) take({ method, url } as IncomingMessage, {} as ServerResponse);
    },
    nextTurn: () => turns.shift()?.(),
    /** What has begun since the last question. */
    begun: () => begun.splice(0),
    isIdle: () => turns.length === 0,
  };
}

test('a call that comes alone begins at once', () => {
  const { call, begun, nextTurn, isIdle } = paced();
  call('POST', 'a');
  expect(begun()).toEqual(['a']);
  nextTurn();
  expect(isIdle()).toBe(true);
  call('POST', 'b');
  expect(begun()).toEqual(['b']);
});

test('calls of a burst begin some in each turn, in the order they came', () => {
  const { call, begun, nextTurn, isIdle } = paced();
  call('POST', 'a', 'b', 'c', 'd', 'e');
  expect(begun()).toEqual(['a', 'b']);
  nextTurn();
  expect(begun()).toEqual(['c', 'd']);
  call('POST', 'f');
  expect(begun()).toEqual([]);
  nextTurn();
  expect(begun()).toEqual(['e', 'f']);
  nextTurn();
  expect([begun(), isIdle()]).toEqual([[], true]);
});

test('a turn that did not begin all it may takes newcomers at once, unless others wait', () => {
  const { call, begun, nextTurn } = paced();
  call('POST', 'a', 'b', 'c');
  nextTurn();
  expect(begun()).toEqual(['a', 'b', 'c']);
  call('POST', 'd', 'e');
  expect(begun()).toEqual(['d']);
  nextTurn();
  expect(begun()).toEqual(['e']);
});

test('reads do not wait for commands, nor commands for reads', () => {
  const { call, begun, nextTurn } = paced();
  call('POST', 'a', 'b', 'c', 'd');
  call('GET', 'r', 's', 't');
  call('HEAD', 'u');
  expect(begun()).toEqual(['a', 'b', 'r', 's']);
  nextTurn();
  expect(begun()).toEqual(['t', 'u', 'c', 'd']);
});
