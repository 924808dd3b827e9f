import { begin, lock, openTable, play, startedTable } from '@pailei/domain/battles/testing/battle.table';
import { buildSettings, REASON, REFEREE } from '@pailei/domain/battles/testing/battle.builder';
import { expect, test } from 'vitest';

import { formatFacts } from './format-facts.ts';
import { lineUpPlaces } from './line-up-places.ts';

const RING = buildSettings({ code: 'winner_stays', size: 3, order: 'fixed', revival: false });
const BOARDS = buildSettings({ code: 'boards', size: 3, decided: 'majority', tie: 'ace' });

test('before the reveal every place is hidden, also of the side that has locked', () => {
  const table = openTable(BOARDS);
  lock(table, 'a');
  expect(lineUpPlaces(table.state, 'a').map(({ player }) => player)).toEqual([null, null, null]);
});

test('boards show the whole line-up, a ring only who has been there', () => {
  const ids = (settings: typeof RING) => {
    const table = startedTable(settings);
    return lineUpPlaces(table.state, 'b').map(({ player }) => player?.account_id ?? null);
  };
  expect(ids(BOARDS)).toEqual(['b1', 'b2', 'b3']);
  expect(ids(RING)).toEqual(['b1', null, null]);
});

test('a place tells who stands in the ring, who has fallen, and with how many wins', () => {
  const table = startedTable(RING);
  play(table, 'a', 'a', 'b');
  const rest = formatFacts(table.state).restOf;
  const shown = (side: 'a' | 'b') =>
    lineUpPlaces(table.state, side).map((place) => [place.player?.account_id, place.isOnBoard, place.won, rest(place)]);
  expect(shown('a')).toEqual([
    ['a1', false, 2, 'lost'],
    ['a2', true, 0, 'waiting'],
    [undefined, false, 0, 'waiting'],
  ]);
  expect(shown('b')).toEqual([
    ['b1', false, 0, 'lost'],
    ['b2', false, 0, 'lost'],
    ['b3', true, 1, 'holder'],
  ]);
});

test('who is disqualified is out', () => {
  const table = startedTable(BOARDS);
  const refused = table.send(REFEREE, { type: 'disqualify', side: 'a', account_id: 'a2', reason: REASON });
  expect(refused).toBeNull();
  expect(lineUpPlaces(table.state, 'a').map(({ isOut }) => isOut)).toEqual([false, true, false]);
});

test('of a relay only the present turn is on the board', () => {
  const table = startedTable(buildSettings({ code: 'relay', size: 3 }));
  begin(table, 1);
  const match_id = table.state.boards[0]?.match_id ?? '';
  table.send({ kind: 'system' }, { type: 'progress_board', match_id, score: { a: 1, b: 0 }, next_game: 2 });
  expect(lineUpPlaces(table.state, 'a').map(({ isOnBoard }) => isOnBoard)).toEqual([false, true, false]);
});
