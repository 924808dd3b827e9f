import { expect, test } from 'vitest';
import { deckLines, remainingText } from '../../../../shared/match/decks.ts';
import { gameNote, isRuled } from './game-note.ts';
import { buildMatch, REFEREE, sideActor } from '../../../../shared/match/match.builder.ts';

test('each deck has its state and its record', () => {
  const match = buildMatch();
  match.play('a', [0, 1]);
  match.play('b', [1, 0]);
  match.pick([1, 1]);
  expect(deckLines(match.state, 'a').map(({ status, wins, losses }) => [status, wins, losses])).toEqual([
    ['won', 1, 0],
    ['in_use', 0, 1],
    ['available', 0, 0],
    ['banned', 0, 0],
  ]);
});

test('says how much is missing, and in the end who won', () => {
  const match = buildMatch();
  match.play('a', [0, 0]);
  expect([remainingText(match.state, 'a'), remainingText(match.state, 'b')]).toEqual(['还差 2 副', '还差 3 副']);
  match.play('a', [1, 0]);
  match.play('a', [2, 0]);
  expect([remainingText(match.state, 'a'), remainingText(match.state, 'b')]).toEqual(['胜者', '']);
});

test('a game shows its state and its end', () => {
  const match = buildMatch();
  const noteOf = (index: number) => {
    const game = match.state.games[index];
    return game && gameNote(match.state, game);
  };
  match.pick([0, 0]);
  expect(noteOf(0)).toBe('进行中');
  match.send(sideActor('a'), { type: 'report', game_number: 1, result: 'a' });
  expect(noteOf(0)).toBe('北风不渡 上报：北风不渡 胜，等待 墨染青衫 确认');
  match.send(sideActor('b'), { type: 'report', game_number: 1, result: 'b' });
  expect(noteOf(0)).toBe('北风不渡 与 墨染青衫 说法不一，等待裁判');
  match.send(REFEREE, { type: 'rule_game', game_number: 1, result: 'b', reason: '录像为证' });
  expect(noteOf(0)).toBe('裁判裁定');
  expect(match.state.games.map(isRuled)).toEqual([true, ...match.state.games.slice(1).map(() => false)]);
  match.send(REFEREE, { type: 'void_game', game_number: 1, reason: '掉线' });
  expect(noteOf(0)).toBe('已作废，原因：掉线');
});

test('a game that a side was absent from names who won and who was not there', () => {
  const match = buildMatch();
  match.pick([0, 0]);
  const [game] = match.state.games;
  const awarded = game && { ...game, status: 'finished' as const, winner: 'b' as const, ended_by: 'no_show' as const };
  expect(awarded && gameNote(match.state, awarded)).toBe('北风不渡 未到，判给 墨染青衫');
});
