import type { MatchSide } from '@pailei/contracts/play/matches/matches.api';
import { foldMatchSide } from '@pailei/contracts/play/matches/match-side.fold';
import { describe, expect, test } from 'vitest';

import { chosenSlots } from '../../../../shared/match-room/match-side.ts';
import { choose, confirmText, randomChoice } from '../../../../shared/match-room/decks/deck-choice.ts';
import { nameOf, readDeckText } from '../mine/decks/deck-text.ts';
import { ruleSummary } from './rules.ts';
import { draft } from '../../../../shared/tournaments/tournament.fixture.ts';

describe('a pasted deck', () => {
  test('gives its name and its code', () => {
    const text = '### 快攻法\r\n# 职业：法师\r\n#\r\n# 2x (1) 法术飞弹\r\nAAECAf0EBA==\r\n# 想要使用这副套牌\r\n';
    expect(readDeckText(text)).toEqual({ name: '快攻法', code: 'AAECAf0EBA==' });
    const skin = 'AAEBAZCaBgABCAAA';
    expect(readDeckText(`### 冰法\n# 职业：法师\n${skin}`)).toEqual({ name: '冰法', code: skin, heroClass: 'mage' });
  });

  test('may be a code alone, or nothing', () => {
    expect(readDeckText('AAECAf0EBA==')).toEqual({ name: null, code: 'AAECAf0EBA==' });
    expect(readDeckText('# 只有注释')).toEqual({ name: null, code: '' });
  });

  test('without a name is called by its class, apart from the other decks', () => {
    const bare = { name: null, heroClass: 'mage' };
    expect(nameOf(bare, [''])).toBe('未命名法师');
    expect(nameOf(bare, ['未命名法师', ''])).toBe('未命名法师 2');
    expect(nameOf({ ...bare, name: '冰法' }, [''])).toBe('冰法');
    expect(nameOf({ name: null }, [''])).toBeNull();
  });
});

describe('a choice of decks', () => {
  const decks = [0, 1, 2].map((slot) => ({ slot, class: 'mage' as const, name: `卡组${slot}` }));

  test('of one takes the place of the last; of several the first gives way', () => {
    expect(choose([0], 2, 1)).toEqual([2]);
    expect(choose([0, 1], 2, 2)).toEqual([1, 2]);
    expect(choose([0, 1], 1, 2)).toEqual([0]);
  });

  test('at random is legal and without repetition', () => {
    expect(randomChoice([1, 2], 2, () => 0.99)).toEqual([2, 1]);
    expect(randomChoice([1], 2, () => 0)).toEqual([1]);
  });

  test('is confirmed by name', () => {
    expect(confirmText('禁用', decks, [1], 1)).toBe('禁用「卡组1」');
    expect(confirmText('禁用', decks, [1], 2)).toBe('选择 2 副');
  });

  test('is known to its own side once it is locked, the newest one counting', () => {
    const event = (t: string, p: object) => ({ v: 1, t, p, at: '2026-11-20T12:00:00.000Z' });
    const empty: MatchSide = { side: 'a', decks: [], choices: [], opponent_game_id: null };
    const locked = [1, 2].reduce(
      (side, slot) => foldMatchSide(side, event('choice_locked', { kind: 'ban', game_number: 0, slots: [slot] })),
      empty,
    );
    expect(chosenSlots(locked, 'ban')).toEqual([2]);
    expect(chosenSlots(locked, 'pick', 1)).toEqual([]);
    expect(foldMatchSide(locked, event('another_event', {}))).toBe(locked);
  });
});

test('the rules name every number of the settings', () => {
  const texts = ruleSummary(draft().settings).map(({ title, text }) => `${title} ${text}`);
  expect(texts.some((text) => text.includes('同时暗禁对手 1 副') && text.includes('1 分 30 秒'))).toBe(true);
  expect(texts.some((text) => text.startsWith('保护'))).toBe(false);
  expect(ruleSummary({ ...draft().settings, bans: 0 }).some(({ title }) => title === '禁用')).toBe(false);
});
