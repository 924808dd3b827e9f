import type { SeriesState } from '@pailei/domain/series/types';
import { describe, expect, test } from 'vitest';

import {
  opponentClaim,
  contestableGame,
  flowSteps,
  isMyTurn,
  opponentText,
  resultLabel,
  autoConfirmsAt,
  turnText,
} from './my-match.ts';
import { BANNED, FIRST_GAME, OPENED, playedSeries, READY, type Move } from './series.fixture.ts';

const now = (series: SeriesState) => flowSteps(series).find(({ phase }) => phase === 'now')?.key;
const REPORTED: readonly Move[] = [...FIRST_GAME, ['b', { type: 'report', game_number: 1, result: 'b', note: '断线' }]];

describe('the way through a match', () => {
  test.each([
    ['ready', OPENED],
    ['ban', READY],
    ['pick', BANNED],
    ['report', FIRST_GAME],
    ['confirm', REPORTED],
  ])('stands at %s', (key, moves) => {
    expect(now(playedSeries(moves))).toBe(key);
  });

  test('has no ban where nothing is banned, and a shield where there is one', () => {
    const keys = (bans: 0 | 1, shield: boolean) =>
      flowSteps({ ...playedSeries(OPENED), settings: { ...playedSeries(OPENED).settings, bans, shield } }).map(
        ({ key }) => key,
      );
    expect(keys(0, false)).not.toContain('ban');
    expect(keys(1, true).slice(1, 3)).toEqual(['shield', 'ban']);
  });

  test('is done when the match is over', () => {
    const over = playedSeries([...FIRST_GAME, ['a', { type: 'forfeit' }]]);
    expect(flowSteps(over).every(({ phase }) => phase === 'done')).toBe(true);
  });
});

test('a report settles ten minutes after it, whichever reminder comes next', () => {
  const series = playedSeries(REPORTED);
  const game = series.games[0]!;
  const reportedAt = Date.parse(game.reports.b!.at);
  const minutesAfter = (at: string | null) => (Date.parse(at ?? '') - reportedAt) / 60_000;
  expect([minutesAfter(series.due_at), series.due_kind]).toEqual([2, 'reminder']);
  expect(minutesAfter(autoConfirmsAt(series, game))).toBe(10);
  const reminded = { ...series, due_at: new Date(reportedAt + 360_000).toISOString() };
  expect(minutesAfter(autoConfirmsAt(reminded, { ...game, reminders: 1 }))).toBe(10);
  const last = { ...series, due_kind: 'confirm' as const, due_at: new Date(reportedAt + 600_000).toISOString() };
  expect(minutesAfter(autoConfirmsAt(last, { ...game, reminders: 2 }))).toBe(10);
});

describe('whose turn it is', () => {
  test('a side that has locked its ban waits for the other', () => {
    const series = playedSeries([...READY, ['a', { type: 'lock_bans', slots: [0] }]]);
    expect(isMyTurn(series, 'a')).toBe(false);
    expect(turnText(series, 'a')).toBe('');
    expect(turnText(series, 'b')).toBe('轮到你：选择要禁用的对手卡组');
    expect(opponentText(series, 'b')).toBe('对手已提交');
    expect(opponentText(series, 'a')).toBe('对手尚未提交');
  });
});

describe('a report', () => {
  test('waits for the other side with its note', () => {
    const series = playedSeries(REPORTED);
    expect(opponentClaim(series, 'a')).toMatchObject({ result: 'b', note: '断线', game: { number: 1 } });
    expect(opponentClaim(series, 'b')).toBeNull();
  });

  test('is said from the own side', () => {
    expect(['a', 'b', 'draw'].map((result) => resultLabel(result as 'a', 'b'))).toEqual(['对手胜', '我胜', '平局']);
  });

  test('that settled alone may be objected to by the side that said nothing', () => {
    let series = playedSeries(REPORTED);
    const timeouts: Move[] = [];
    while (series.step === 'confirm') {
      timeouts.push(['system', { type: 'timeout', due_at: series.due_at! }]);
      series = playedSeries([...REPORTED, ...timeouts]);
    }
    expect(contestableGame(series, 'a')?.number).toBe(1);
    expect(contestableGame(series, 'b')).toBeNull();
  });
});
