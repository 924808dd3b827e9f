import type { PlayerPenalty } from '@pailei/contracts/play/penalties/penalties.api';
import { expect, test } from 'vitest';

import { isMild, penaltyEffect } from './penalty-texts.ts';

const PENALTY: PlayerPenalty = {
  tournament_id: 't',
  battle_id: null,
  match_id: 'm',
  tournament_name: '周末公开赛',
  label: '第 2 轮',
  game_number: 1,
  kind: 'game_loss',
  reason: '迟到',
  given_by: '裁判长',
  given_at: '2026-11-27T20:00:00.000Z',
  withdrawn_at: null,
};

test.each<[string, Partial<PlayerPenalty>, string]>([
  ['a caution', { kind: 'caution' }, '只记录，不影响赛果'],
  ['a warning', { kind: 'warning' }, '只记录，不影响赛果'],
  ['a game loss', {}, '这一局判负'],
  ['a match loss', { kind: 'match_loss' }, '本场判负'],
  ['a disqualification in a match', { kind: 'disqualification' }, '本场判负'],
  ['a disqualification from an event', { kind: 'disqualification', match_id: null }, '不能继续参赛'],
  ['what was withdrawn', { withdrawn_at: '2026-11-27T21:00:00.000Z' }, '不再计入'],
])('of %s follows', (_what, changes, text) => {
  expect(penaltyEffect({ ...PENALTY, ...changes })).toBe(text);
});

test('only cautions and warnings are mild', () => {
  const kinds = ['caution', 'warning', 'game_loss', 'match_loss', 'disqualification'] as const;
  expect(kinds.filter(isMild)).toEqual(['caution', 'warning']);
});
