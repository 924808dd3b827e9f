import type { EventReferee, TournamentState, TournamentStatus } from '@pailei/domain/tournament/types';
import { expect, test } from 'vitest';
import { refereeNotices } from './referee-notices.ts';

const AT = '2026-11-27T20:00:00.000Z';
const event = (status: TournamentStatus, ...ids: string[]) =>
  ({
    id: 't',
    name: '周末公开赛',
    status,
    referees: ids.map((user_id): EventReferee => ({ user_id, name: user_id })),
  }) as unknown as TournamentState;
const UPDATED = [{ type: 'tournament_updated', payload: { changes: {}, at: AT } }] as const;

const told = (before: TournamentState, after: TournamentState, by: string | null = 'admin') =>
  refereeNotices({ before, after, events: UPDATED, by }).map(({ account_id, notice }) => [
    account_id,
    'change' in notice ? notice.change : undefined,
  ]);

test.each([
  [
    'named and taken off',
    event('registration', 'a', 'b'),
    event('registration', 'b', 'c'),
    ['c', 'named', 'a', 'taken_off'],
  ],
  ['named again', event('running', 'a'), event('running', 'a'), []],
  ['named in a draft', event('draft'), event('draft', 'a'), []],
  ['named in a draft that is published', event('draft', 'a'), event('registration', 'a'), ['a', 'named']],
  ['named in a draft that is discarded', event('draft', 'a'), event('cancelled', 'a'), []],
  ['named by themselves', event('running'), event('running', 'admin', 'a'), ['a', 'named']],
])('who is %s', (_how, before, after, expected) => {
  expect(told(before, after).flat()).toEqual(expected);
});

test('an event from before there were referees names nobody', () => {
  const { referees: _none, ...old } = event('running');
  expect(told(old as TournamentState, event('running', 'a'))).toEqual([['a', 'named']]);
  expect(told(old as TournamentState, old as TournamentState)).toEqual([]);
});
