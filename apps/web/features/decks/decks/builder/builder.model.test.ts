import { HEARTHSTONE } from '@pailei/domain/decks/hearthstone';
import { readDeckCode, writeDeckCode } from '@pailei/domain/decks/code/deck-code';
import type { CardFacts } from '@pailei/domain/decks/card';
import type { DeckList } from '@pailei/domain/decks/deck-content';
import { isViolation } from '@pailei/domain/violation/violation';
import { describe, expect, test } from 'vitest';

import {
  copiesOf,
  freshState,
  isDirty,
  isSameDeck,
  mostOf,
  pileOf,
  reduceBuilder,
  type BuilderAction,
  type BuilderState,
  type StoredDeck,
} from './builder.model.ts';

const NEW = freshState(null, 'standard');
const run = (state: BuilderState, ...actions: BuilderAction[]) => actions.reduce(reduceBuilder, state);
const add = (dbf_id: number, owner: number | null = null): BuilderAction => ({ type: 'add', dbf_id, owner, most: 2 });
const remove = (dbf_id: number, owner: number | null = null): BuilderAction => ({ type: 'remove', dbf_id, owner });
const mage: BuilderAction = { type: 'choose_class', class: 'mage', foreign: [] };

const STORED: StoredDeck = {
  name: '快攻法',
  class: 'mage',
  format: 'standard',
  archetype: '快攻',
  note: '先手留一费',
  visibility: 'private',
  version: 4,
  code: writeDeckCode({ class: 'mage', format: 'standard', cards: [{ dbf_id: 10, count: 2 }], sideboard: [] }),
  cards: [
    { dbf_id: 20, count: 1 },
    { dbf_id: 10, count: 2 },
  ],
  sideboard: [{ dbf_id: 30, count: 1, owner_dbf_id: 20 }],
};
const EDITED = freshState(STORED, 'standard');

function listOf(code: string): DeckList {
  const list = readDeckCode(code);
  if (isViolation(list)) throw new Error(list.violation);
  return list;
}

describe('cards', () => {
  test('are sorted by their numbers, as many copies as allowed', () => {
    const { draft } = run(NEW, mage, add(7), add(3), add(7), add(7));
    expect(draft.cards).toEqual([
      { dbf_id: 3, count: 1 },
      { dbf_id: 7, count: 2 },
    ]);
  });

  test('go a copy at a time, and the entry with the last one', () => {
    const { draft } = run(NEW, mage, add(7), add(7), add(3), remove(7), remove(3), remove(99));
    expect(draft.cards).toEqual([{ dbf_id: 7, count: 1 }]);
  });

  test('of a sideboard are counted apart and stay with their owner', () => {
    const { draft } = run(EDITED, add(5, 20), add(30, 20), add(30));
    expect(pileOf(draft, 20)).toEqual([
      { dbf_id: 5, count: 1 },
      { dbf_id: 30, count: 2 },
    ]);
    expect(copiesOf(draft.cards, 30)).toBe(1);
    expect(pileOf(run(EDITED, remove(20)).draft, 20)).toEqual([{ dbf_id: 30, count: 1 }]);
  });

  test('of another class go when the class changes', () => {
    const { draft } = run(EDITED, { type: 'choose_class', class: 'priest', foreign: [10, 30] });
    expect(draft).toMatchObject({ class: 'priest', cards: [{ dbf_id: 20, count: 1 }], sideboard: [] });
  });
});

describe('a code that is filled in', () => {
  const list = listOf(
    writeDeckCode({ class: 'rogue', format: 'wild', cards: [{ dbf_id: 8, count: 2 }], sideboard: [] }),
  );

  test('brings class, format and cards, and a name where there was none', () => {
    const { draft } = run(NEW, mage, add(7), { type: 'fill', list, name: '奇迹贼' });
    expect(draft).toMatchObject({ class: 'rogue', format: 'wild', cards: list.cards, name: '奇迹贼', code: list.code });
    const named = run(NEW, { type: 'change', fields: { name: '我的贼' } }, { type: 'fill', list, name: '奇迹贼' });
    expect(named.draft.name).toBe('我的贼');
  });

  test('ends adding to a sideboard', () => {
    expect(run(EDITED, { type: 'aim', target: 20 }, { type: 'fill', list, name: null }).target).toBeNull();
  });
});

describe('unsaved changes', () => {
  test('are there when something would be lost', () => {
    expect(isDirty(NEW)).toBe(false);
    expect(isDirty(run(NEW, mage))).toBe(false);
    expect(isDirty(run(NEW, mage, add(7)))).toBe(true);
    expect(isDirty(run(NEW, { type: 'change', fields: { note: '想法' } }))).toBe(true);
    expect(isDirty(EDITED)).toBe(false);
    expect(isDirty(run(EDITED, { type: 'change', fields: { visibility: 'public' } }))).toBe(true);
    expect(isDirty(run(EDITED, remove(10), remove(10), remove(20), remove(30, 20)))).toBe(true);
  });

  test('are none when the way back was walked', () => {
    expect(isDirty(run(EDITED, remove(10), add(10)))).toBe(false);
    expect(isDirty(run(EDITED, { type: 'change', fields: { name: '快攻法 ' } }))).toBe(false);
    expect(isDirty(run(EDITED, remove(20), { type: 'reset' }))).toBe(false);
  });
});

describe('what another window saved meanwhile', () => {
  const theirs: StoredDeck = { ...STORED, version: 5, name: '快攻法 v2' };
  const mine = run(EDITED, add(40));

  test('takes the place of the draft', () => {
    const { draft, version } = run(mine, { type: 'load', deck: theirs });
    expect(draft).toMatchObject({ name: '快攻法 v2', cards: EDITED.draft.cards });
    expect(version).toBe(5);
  });

  test('or is what the draft will be saved over', () => {
    const resolved = run(mine, { type: 'keep', deck: theirs });
    expect(resolved.draft).toEqual(mine.draft);
    expect(resolved.version).toBe(5);
    expect(isDirty(resolved)).toBe(true);
    expect(isSameDeck(resolved.base, run(EDITED, { type: 'load', deck: theirs }).draft)).toBe(true);
  });
});

describe('copies that a pile may hold', () => {
  const card = (dbf_id: number, name: string, rarity: CardFacts['rarity']): CardFacts => ({
    dbf_id,
    name,
    rarity,
    cost: 1,
    type: 'MINION',
    card_class: 'NEUTRAL',
    classes: ['NEUTRAL'],
    set: 'CORE',
  });
  const [plain, again, legend] = [card(1, '门卫', 'COMMON'), card(2, '门卫', 'FREE'), card(3, '宗师', 'LEGENDARY')];
  const known = new Map([plain, again, legend].map((one) => [one.dbf_id, one]));

  test('are two, and one of a legendary', () => {
    expect(mostOf([], plain, HEARTHSTONE, known)).toBe(2);
    expect(mostOf([], legend, HEARTHSTONE, known)).toBe(1);
  });

  test('are shared by the printings of one card', () => {
    expect(mostOf([{ dbf_id: 2, count: 1 }], plain, HEARTHSTONE, known)).toBe(1);
    expect(mostOf([{ dbf_id: 1, count: 2 }], plain, HEARTHSTONE, known)).toBe(2);
  });
});
