import type { Deck } from '@pailei/contracts/decks/decks/decks.api';

export type ShareImageInput = {
  deck: Pick<Deck, 'name' | 'class' | 'code' | 'cards' | 'sideboard'>;
  /** 「法师 · 标准 · 30 张」 */
  identity: string;
  /** The name of the deck's class, for a plate without a drawing. */
  class_name: string;
  /** As a canvas colour: `#3a74a8`. */
  plate_color: string;
  author: string;
  product: string;
  /** Where the deck is from: `pailei.example`. */
  host: string;
};
