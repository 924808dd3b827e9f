/** The highest number that the catalogue can hold. */
export const CARD_NUMBER_MAX = 2 ** 31 - 1;

export const CARD_RARITIES = ['FREE', 'COMMON', 'RARE', 'EPIC', 'LEGENDARY'] as const;
export type CardRarity = (typeof CARD_RARITIES)[number];

/** What the rules need to know of a card, with the names and values of HearthstoneJSON's `cards.collectible.json`. */
export type CardFacts = {
  dbf_id: number;
  name: string;
  /** Mana. */
  cost: number;
  rarity: CardRarity;
  /** MINION, SPELL, WEAPON, HERO, LOCATION … */
  type: string;
  /** The card class as the catalogue writes it: MAGE, DEMONHUNTER, NEUTRAL … */
  card_class: string;
  /** The classes of a card of several; else just `card_class`. */
  classes: readonly string[];
  set: string;
};
