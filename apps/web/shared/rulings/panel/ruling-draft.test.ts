import type { RulingPreview } from '@pailei/contracts/play/matches/ruling-preview';
import type { SeriesState } from '@pailei/domain/series/types';
import { expect, test } from 'vitest';

import { FIRST_GAME, OPENED, playedSeries } from '../../match-room/series.fixture.ts';
import { bodyOf, commandOf, draftOf, linkedDraft, possibleRulings, quickRulings } from './ruling-draft.ts';
import { rulingText } from './ruling-texts.ts';

const waiting = playedSeries(OPENED);
const playing = playedSeries(FIRST_GAME);
const ended = playedSeries([...OPENED, ['a', { type: 'forfeit' }]]);
const typesOf = (series: SeriesState) => possibleRulings(series).flatMap(({ types }) => types);

test('a match that waits for its sides has no game to rule, one that is over can be reopened', () => {
  expect(typesOf(waiting)).toEqual([
    'award_result',
    'cancel',
    'caution',
    'warn',
    'give_game_loss',
    'give_match_loss',
    'disqualify',
    'pause',
    'extend',
  ]);
  expect(typesOf(playing)).toContain('rule_game');
  // the score of a match that is over can be corrected, whatever ended it
  expect(typesOf(ended)).toEqual(['correct_score', 'reopen', 'caution', 'warn']);
});

test('the keys 1 to 4 decide the running game, or what a match that waits needs', () => {
  const textsOf = (series: SeriesState) => quickRulings(series).map((draft) => rulingText(series, draft));
  expect(textsOf(playing)).toEqual(['裁定第 1 局：甲 胜', '裁定第 1 局：乙 胜', '重赛第 1 局', '判定 甲 0:0 乙']);
  expect(textsOf(waiting)).toEqual(['判 甲 第 1 局负', '判 乙 第 1 局负', '判定 甲 0:0 乙']);
  expect(textsOf(ended)).toEqual([]);
});

test('a link chooses a ruling that the rules allow now, and nothing else', () => {
  expect(linkedDraft(playing, 'rule_game')).toEqual(draftOf(playing, 'rule_game'));
  expect(linkedDraft(waiting, 'rule_game')).toBeNull();
  expect(linkedDraft(playing, 'constructor')).toBeNull();
  expect(linkedDraft(playing, null)).toBeNull();
});

test('a ruling is one only with all that it needs', () => {
  expect(commandOf(playing, draftOf(playing, 'rule_game'))).toBeNull();
  expect(commandOf(playing, draftOf(playing, 'rule_game', { result: 'draw' }))).toEqual({
    type: 'rule_game',
    game_number: 1,
    result: 'draw',
  });
  expect(commandOf(playing, draftOf(playing, 'give_match_loss'))).toBeNull();
  expect(commandOf(playing, draftOf(playing, 'award_result', { score: { a: 2, b: 2 } }))).toBeNull();
  expect(commandOf(playing, draftOf(playing, 'award_result', { score: { a: 1, b: 2 } }))).toEqual({
    type: 'award_result',
    score_a: 1,
    score_b: 2,
  });
  expect(commandOf(waiting, draftOf(waiting, 'extend'))).toEqual({
    type: 'extend',
    due_at: waiting.due_at,
    seconds: 300,
  });
  expect(commandOf(playing, draftOf(playing, 'extend'))).toBeNull();
});

test('a final score is corrected to another one, with the winners of its games where they are chosen', () => {
  expect(commandOf(ended, draftOf(ended, 'correct_score'))).toBeNull();
  const draft = draftOf(ended, 'correct_score', { score: { a: 2, b: 1 } });
  expect(commandOf(ended, draft)).toEqual({ type: 'correct_score', score_a: 2, score_b: 1 });
  const chosen = commandOf(ended, { ...draft, games: ['a', 'b', 'a'] });
  expect(chosen).toEqual({ type: 'correct_score', score_a: 2, score_b: 1, games: 'aba' });
  const preview = { seen: 'hash', withdrawn: [] } as unknown as RulingPreview;
  expect(bodyOf(chosen!, '误报', preview)).toEqual({
    type: 'correct_score',
    score: { a: 2, b: 1 },
    games: ['a', 'b', 'a'],
    reason: '误报',
    seen: 'hash',
    force: false,
    restart_stages: false,
  });
});

test('what is sent holds on to what was seen only where others depend on it', () => {
  const preview = { seen: 'hash', withdrawn: [{}] } as unknown as RulingPreview;
  expect(bodyOf({ type: 'warn', side: 'a' }, '迟到', preview)).toEqual({ type: 'warn', side: 'a', reason: '迟到' });
  expect(bodyOf({ type: 'award_result', score_a: 2, score_b: 0 }, '无人上报', preview)).toEqual({
    type: 'award_result',
    score: { a: 2, b: 0 },
    reason: '无人上报',
  });
  expect(bodyOf({ type: 'void_game', game_number: 1, restart_stages: 'true' }, '误报', preview)).toEqual({
    type: 'void_game',
    game_number: 1,
    reason: '误报',
    seen: 'hash',
    force: true,
    restart_stages: true,
  });
});
