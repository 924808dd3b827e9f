import type { CardRarity } from './card.ts';
import { HEROES } from './heroes.ts';
import type { DeckClass, DeckRules } from './deck-rules.ts';

function heroClass(id: keyof typeof HEROES, name: string, cardClass: string): DeckClass {
  return { id, name, card_class: cardClass, color: null, heroes: HEROES[id] };
}

/** Hearthstone's rules of deck building as the site starts with; an administrator keeps them up to date from there. */
export const HEARTHSTONE: DeckRules = {
  classes: [
    heroClass('mage', '法师', 'MAGE'),
    heroClass('warrior', '战士', 'WARRIOR'),
    heroClass('priest', '牧师', 'PRIEST'),
    heroClass('rogue', '盗贼', 'ROGUE'),
    heroClass('hunter', '猎人', 'HUNTER'),
    heroClass('druid', '德鲁伊', 'DRUID'),
    heroClass('warlock', '术士', 'WARLOCK'),
    heroClass('shaman', '萨满', 'SHAMAN'),
    heroClass('paladin', '圣骑士', 'PALADIN'),
    heroClass('dh', '恶魔猎手', 'DEMONHUNTER'),
    heroClass('dk', '死亡骑士', 'DEATHKNIGHT'),
  ],
  formats: [
    {
      id: 'standard',
      name: '标准',
      code_number: 2,
      deck_size: 30,
      sets: ['CORE', 'EVENT', 'EMERALD_DREAM', 'THE_LOST_CITY', 'TIME_TRAVEL', 'CATACLYSM', 'ESCAPEFROM_VIOLET_HOLD'],
      banned_cards: [],
    },
    { id: 'wild', name: '狂野', code_number: 1, deck_size: 30, sets: null, banned_cards: [] },
    { id: 'classic', name: '经典', code_number: 3, deck_size: 30, sets: ['VANILLA'], banned_cards: [] },
    { id: 'twist', name: '幻变', code_number: 4, deck_size: 30, sets: null, banned_cards: [] },
  ],
  copy_limit: 2,
  legendary_limit: 1,
  size_cards: [
    { dbf_id: 79767, deck_size: 40 },
    { dbf_id: 119432, deck_size: 40 },
  ],
};

/** Dust that crafting one copy costs. */
export const CRAFTING_COST: Readonly<Record<CardRarity, number>> = {
  FREE: 0,
  COMMON: 40,
  RARE: 100,
  EPIC: 400,
  LEGENDARY: 1_600,
};
