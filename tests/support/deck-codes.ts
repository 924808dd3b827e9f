import { encode } from 'deckstrings';

export const MAGE = 637;
export const WARRIOR = 7;

/** `count` different cards in a row, two of each. */
export const pairs = (from: number, count: number): [number, number][] =>
  Array.from({ length: count }, (_, index) => [from + index, 2]);

type CodeParts = { hero?: number; format?: 1 | 2 | 3 | 4; sideboard?: [number, number, number][] };

/** The code of any deck, legal or not: a standard one of a mage where nothing else is said. */
export function codeOf(cards: [number, number][], { hero = MAGE, format = 2, sideboard = [] }: CodeParts = {}): string {
  return encode({ heroes: [hero], format, cards, sideboardCards: sideboard });
}
