import { describe, expect, test } from 'vitest';
import { isViolation } from '../../violation/violation.ts';
import { checkSeriesSettings, createSeries } from '../create.ts';
import { foldSeries } from '../evolve/fold.ts';
import { requiredDecks } from '../settings.ts';
import {
  actorOf,
  buildLineup,
  buildSettings,
  openReadyTable,
  openTable,
  playGame,
  REFEREE,
  START,
  SYSTEM,
} from '../testing/series.table.ts';
import { legalPicks } from './legal.ts';

const [A, B] = [actorOf('a'), actorOf('b')];
const lead = { kind: 'game_lead', side: 'a' } as const;
const extra = { kind: 'extra_ban', side: 'a' } as const;

describe('a game ahead', () => {
  test('stands in the score from the start, so that one win less is needed', () => {
    const table = openReadyTable({ advantage: lead });
    expect([table.state.sides.a.wins, table.state.sides.b.wins]).toEqual([1, 0]);
    playGame(table, { a: 0, b: 0 }, 'a');
    expect(table.state).toMatchObject({ status: 'finished', winner: 'a', end_cause: 'score' });
    expect(table.state.games).toHaveLength(1);
  });

  test('is no game: the other side still wins with the wins it needs', () => {
    const table = openReadyTable({ format: 'free', advantage: lead });
    playGame(table, { a: 0, b: 0 }, 'b');
    playGame(table, { a: 0, b: 0 }, 'b');
    expect(table.state).toMatchObject({ status: 'finished', winner: 'b', sides: { a: { wins: 1 }, b: { wins: 2 } } });
  });

  test('counts where a game is corrected after the end', () => {
    const table = openReadyTable({ format: 'free', advantage: lead });
    playGame(table, { a: 0, b: 0 }, 'a');
    table.send(REFEREE, { type: 'correct_game', game_number: 1, result: 'b', reason: '核对录像后更正' });
    expect(table.state).toMatchObject({ status: 'playing', winner: null, sides: { a: { wins: 1 }, b: { wins: 1 } } });
  });

  test('with the game that an absent side loses, decides a best of 3 at the first mark', () => {
    const table = openTable({ advantage: lead });
    table.send(SYSTEM, { type: 'open_check_in' });
    table.send(A, { type: 'ready' });
    table.runOut();
    expect(table.state).toMatchObject({ winner: 'a', end_cause: 'no_show', sides: { a: { wins: 2 } } });
  });
});

describe('an extra ban', () => {
  test('is one deck more that the other side loses, and both bring a deck for it', () => {
    const settings = buildSettings({ bans: 1, advantage: extra });
    expect([requiredDecks(settings), requiredDecks(buildSettings({ bans: 1 }))]).toEqual([4, 3]);
    const table = openReadyTable(settings);
    expect(table.send(A, { type: 'lock_bans', slots: [0] })).toBe('wrong_ban_count');
    expect(table.send(B, { type: 'lock_bans', slots: [0, 1] })).toBe('wrong_ban_count');
    expect(table.send(A, { type: 'lock_bans', slots: [0, 1] })).toBeNull();
    expect(table.send(B, { type: 'lock_bans', slots: [3] })).toBeNull();
    expect([legalPicks(table.state, 'a'), legalPicks(table.state, 'b')]).toEqual([
      [0, 1, 2],
      [2, 3],
    ]);
  });

  test('where nothing else is banned is the only choice, and the other side waits for it', () => {
    const table = openReadyTable({ advantage: extra });
    expect(table.state).toMatchObject({ step: 'ban', sides: { b: { bans: { locked: true, by_system: true } } } });
    expect(table.send(B, { type: 'lock_bans', slots: [] })).toBe('already_locked');
    table.send(A, { type: 'lock_bans', slots: [2] });
    expect(table.state).toMatchObject({ step: 'pick', sides: { b: { bans: { revealed: [] } } } });
    expect(legalPicks(table.state, 'b')).toEqual([0, 1]);
  });

  test('that is missed is drawn by the system with all the decks it has', () => {
    const table = openReadyTable({ bans: 1, advantage: extra });
    table.runOut();
    table.runOut();
    expect(
      [table.state.sides.a.bans.revealed, table.state.sides.b.bans.revealed].map((slots) => slots?.length),
    ).toEqual([2, 1]);
  });
});

test('no advantage decides a series before it begins, and nobody bans in specialist', () => {
  expect(checkSeriesSettings(buildSettings({ best_of: 1, advantage: lead }))).not.toBeNull();
  expect(checkSeriesSettings(buildSettings({ format: 'specialist', advantage: extra }))).not.toBeNull();
  expect(checkSeriesSettings(buildSettings({ format: 'specialist', advantage: lead }))).toBeNull();
});

test('a log from before there were advantages folds as it did', () => {
  const settings = buildSettings({ bans: 1 });
  const decks = buildLineup(settings);
  const sides = { a: { participant_id: 'pa', name: '甲', decks }, b: { participant_id: 'pb', name: '乙', decks } };
  const created = createSeries({ series_id: 'old', settings, sides }, START);
  if (isViolation(created)) throw new Error('not a legal series');
  expect(Object.keys(created.payload.settings)).not.toContain('advantage');
  expect(foldSeries([created]).sides.a.wins).toBe(0);
});
