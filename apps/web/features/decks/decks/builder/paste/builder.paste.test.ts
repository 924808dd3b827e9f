import { HEARTHSTONE } from '@pailei/domain/decks/hearthstone';
import { writeDeckCode } from '@pailei/domain/decks/code/deck-code';
import { expect, test } from 'vitest';

import { readPasted } from './builder.paste.ts';

const CODE = writeDeckCode({ class: 'mage', format: 'wild', cards: [{ dbf_id: 8, count: 2 }], sideboard: [] });

test('a block of the game is its first deck, with its name', () => {
  const pasted = readPasted(`### 冰法\n# 职业：法师\n${CODE}\n### 另一副\n${CODE}`, HEARTHSTONE);
  expect(pasted).toMatchObject({ kind: 'deck', name: '冰法', others: 1, list: { class: 'mage', format: 'wild' } });
});

test('of several codes the first that can be read', () => {
  expect(readPasted(`${CODE.slice(0, 12)}\n${CODE}`, HEARTHSTONE)).toMatchObject({ kind: 'deck', name: null });
});

test('a code that was cut off says so', () => {
  const pasted = readPasted(CODE.slice(0, CODE.length - 6), HEARTHSTONE);
  expect(pasted).toEqual({ kind: 'fault', message: '卡组码不完整，请从游戏中重新复制' });
});

test('a deck of an unknown skin has the class of its block; without one the import page asks', () => {
  const skin = 'AAEBAZCaBgABCAAA';
  expect(readPasted(`### 冰法\n# 职业：法师\n${skin}`, HEARTHSTONE)).toMatchObject({
    kind: 'deck',
    list: { class: 'mage', code: skin },
  });
  expect(readPasted(skin, HEARTHSTONE)).toEqual({
    kind: 'fault',
    message: '卡组使用了尚未收录的英雄皮肤，请选择职业（在导入卡组页选择）',
  });
});

test('a text without a deck is not a deck', () => {
  expect(readPasted('火球术', HEARTHSTONE)).toEqual({ kind: 'text' });
  expect(readPasted('', HEARTHSTONE)).toEqual({ kind: 'text' });
});
