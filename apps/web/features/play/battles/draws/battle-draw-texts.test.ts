import type { BattleState } from '@pailei/domain/battles/types';
import { expect, test } from 'vitest';

import type { CheckedDraw } from '../../../../shared/draws/check-draws.ts';
import { battleDrawTexts } from './battle-draw-texts.ts';

const STATE = {
  boards: [{ number: 3, match_id: 'm3', seats: [{ account_id: 'p', name: '青锋', side: 'a', role: 'player' }] }],
  sides: { a: { name: '渡鸦' }, b: { name: '北风' } },
} as unknown as BattleState;

const draw = (match_id: string, side: 'a' | 'b'): CheckedDraw => ({
  label: 'x',
  at: '',
  verdict: 'same',
  result: [['1']],
  subject: {
    kind: 'choice',
    match_id,
    step: 'ban',
    side,
    participant_id: 'e',
    game_number: 0,
    decks: [{ slot: 1, class: 'mage', name: '快攻法' }],
  },
});

test('a choice is named by its board and player, by its team where the board is gone', () => {
  expect(battleDrawTexts(draw('m3', 'a'), STATE)).toEqual({
    title: '第 3 台 青锋 超时，系统代为禁用',
    lines: [{ head: '卡组', text: '快攻法' }],
  });
  expect(battleDrawTexts(draw('gone', 'b'), STATE).title).toBe('北风 超时，系统代为禁用');
});
