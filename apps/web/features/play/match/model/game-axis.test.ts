import { describe, expect, test } from 'vitest';
import { gameAxis, playedMs } from './game-axis.ts';
import { buildMatch, REFEREE } from '../../../../shared/match/match.builder.ts';

describe('the axis', () => {
  test('before the first game shows all that may come', () => {
    const segments = gameAxis(buildMatch().state, 0);
    expect(segments.map(({ kind }) => kind)).toEqual(Array.from({ length: 5 }, () => 'possible'));
  });

  test('shows finished games by winner, the running one, and what may still come', () => {
    const match = buildMatch();
    match.play('a', [0, 0]);
    match.play('b', [1, 0]);
    match.pick([1, 1]);
    expect(
      gameAxis(match.state, Date.parse(match.state.games[2]?.started_at ?? '') + 5_000).map(({ kind }) => kind),
    ).toEqual(['a', 'b', 'running', 'possible', 'possible']);
  });

  test('nothing may come after the end', () => {
    const match = buildMatch();
    for (const slot of [0, 1, 2]) match.play('a', [slot, 0]);
    expect(gameAxis(match.state, 0).map(({ kind }) => kind)).toEqual(['a', 'a', 'a']);
  });

  test('a voided game leaves the axis and the total', () => {
    const match = buildMatch();
    match.play('a', [0, 0]);
    match.send(REFEREE, { type: 'void_game', game_number: 1, reason: '掉线' });
    expect(gameAxis(match.state, 0).every(({ kind }) => kind === 'possible')).toBe(true);
    expect(playedMs(match.state, 0)).toBe(0);
  });

  test('a running game grows with the clock', () => {
    const match = buildMatch();
    match.pick([0, 0]);
    const started = Date.parse(match.state.games[0]?.started_at ?? '');
    expect(playedMs(match.state, started + 378_000)).toBe(378_000);
  });
});
