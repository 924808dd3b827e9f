import { expect, test } from 'vitest';
import { signed } from './signature.ts';
import type { TournamentEvent } from '../events.ts';

const at = '2026-11-27T12:00:00.000Z';
const by = { user_id: 'r', name: '裁判甲' };
const dropped: TournamentEvent = { type: 'participant_dropped', payload: { participant_id: 'p', reason: '离场', at } };
const promoted: TournamentEvent = { type: 'participant_promoted', payload: { participant_id: 'q', at } };

test('the first event names who did it; what follows from it does not', () => {
  expect(signed([dropped, promoted], { by, reason: '另一个原因' })).toEqual([
    { type: 'participant_dropped', payload: { participant_id: 'p', reason: '离场', by, at } },
    promoted,
  ]);
});

test('a reason stands with it where the event has none of its own', () => {
  expect(signed([promoted], { by, reason: '空出名额' })[0]!.payload).toEqual({
    participant_id: 'q',
    reason: '空出名额',
    by,
    at,
  });
});

test('of nothing nobody is named', () => expect(signed([], { by })).toEqual([]));
