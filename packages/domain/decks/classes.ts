/** Hero classes in the game's own order of introduction; `neutral` marks cards and decks without a class. */
export const HERO_CLASSES = [
  'mage',
  'warrior',
  'priest',
  'rogue',
  'hunter',
  'druid',
  'warlock',
  'shaman',
  'paladin',
  'dh',
  'dk',
  'neutral',
] as const;

export type HeroClass = (typeof HERO_CLASSES)[number];

export const HERO_CLASS_NAMES: Readonly<Record<HeroClass, string>> = {
  mage: '法师',
  warrior: '战士',
  priest: '牧师',
  rogue: '盗贼',
  hunter: '猎人',
  druid: '德鲁伊',
  warlock: '术士',
  shaman: '萨满',
  paladin: '圣骑士',
  dh: '恶魔猎手',
  dk: '死亡骑士',
  neutral: '中立',
};
