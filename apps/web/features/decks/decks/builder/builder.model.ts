import type { Deck, DeckVisibility } from '@pailei/contracts/decks/decks/decks.api';
import type { CardFacts } from '@pailei/domain/decks/card';
import type { DeckCard, DeckContent, DeckList, SideboardCard } from '@pailei/domain/decks/deck-content';
import type { DeckLimits } from '@pailei/domain/decks/deck-rules';

import { copiesIn } from '../../../../shared/decks/deck-statistics.ts';

/** A deck in the making; a class that is not chosen yet is empty. */
export type Draft = DeckContent & {
  name: string;
  archetype: string;
  note: string;
  visibility: DeckVisibility;
  /** The code that the cards came from, whose hero the new code keeps; empty for a new deck. */
  code: string;
};

export type BuilderState = {
  draft: Draft;
  /** The deck as it is stored, or an empty one. */
  base: Draft;
  /** Version of the stored deck that the draft was made from; 0 for a new deck. */
  version: number;
  /** Where cards are added: to the deck itself, or to the sideboard of this card. */
  target: number | null;
};

export type DraftFields = Partial<Pick<Draft, 'name' | 'archetype' | 'note' | 'visibility' | 'format'>>;
export type StoredDeck = Pick<Deck, 'version'> & Pick<Deck, Exclude<keyof Draft, 'cards' | 'sideboard'>> & DeckPiles;
type DeckPiles = {
  cards: readonly DeckCard[];
  sideboard: readonly { dbf_id: number; count: number; owner_dbf_id: number | null }[];
};

export type BuilderAction =
  /** `foreign`: cards that a deck of this class can't hold, which go. */
  | { type: 'choose_class'; class: string; foreign: readonly number[] }
  | { type: 'change'; fields: DraftFields }
  /** `owner`: the card whose sideboard it is; null: the deck itself. `most`: copies that this pile may hold. */
  | { type: 'add'; dbf_id: number; owner: number | null; most: number }
  | { type: 'remove'; dbf_id: number; owner: number | null }
  | { type: 'aim'; target: number | null }
  /** Puts the cards of a code in the place of those that were there. */
  | { type: 'fill'; list: DeckList; name: string | null }
  /** Begins again with the deck as it is stored. */
  | { type: 'load'; deck: StoredDeck }
  /** Holds on to the draft, over what was stored meanwhile. */
  | { type: 'keep'; deck: StoredDeck }
  | { type: 'reset' };

export function emptyDraft(format: string): Draft {
  const texts = { name: '', archetype: '', note: '' };
  return { ...texts, class: '', format, cards: [], sideboard: [], code: '', visibility: 'private' };
}

export function freshState(deck: StoredDeck | null, format: string): BuilderState {
  const base = deck ? draftOf(deck) : emptyDraft(format);
  return { draft: base, base, version: deck?.version ?? 0, target: null };
}

export function draftOf({ cards, sideboard, ...deck }: StoredDeck): Draft {
  const { class: heroClass, format, name, archetype, note, visibility, code } = deck;
  const fields = { class: heroClass, format, name, archetype, note, visibility, code };
  return {
    ...fields,
    cards: cards.map(({ dbf_id, count }) => ({ dbf_id, count })).toSorted(byNumber),
    sideboard: sideboard
      .map(({ dbf_id, count, owner_dbf_id }) => ({ dbf_id, count, owner_dbf_id: owner_dbf_id ?? 0 }))
      .toSorted((a, b) => a.owner_dbf_id - b.owner_dbf_id || byNumber(a, b)),
  };
}

export function reduceBuilder(state: BuilderState, action: BuilderAction): BuilderState {
  const { draft, base } = state;
  const withDraft = (changes: Partial<Draft>) => ({ ...state, draft: { ...draft, ...changes } });
  switch (action.type) {
    case 'choose_class': {
      const stays = ({ dbf_id }: DeckCard) => !action.foreign.includes(dbf_id);
      return withDraft({
        class: action.class,
        // a skin is one of its class
        code: action.class === draft.class ? draft.code : '',
        cards: draft.cards.filter(stays),
        sideboard: draft.sideboard.filter(stays),
      });
    }
    case 'change':
      return withDraft(action.fields);
    case 'add':
      return withDraft(changedPile(draft, action.owner, (pile) => withCopy(pile, action.dbf_id, action.most)));
    case 'remove':
      return withDraft(changedPile(draft, action.owner, (pile) => withoutCopy(pile, action.dbf_id)));
    case 'aim':
      return { ...state, target: action.target };
    case 'fill': {
      const { class: heroClass, format, cards, sideboard, code } = action.list;
      const name = draft.name === '' ? (action.name ?? '') : draft.name;
      return { ...withDraft({ class: heroClass, format, cards, sideboard, code, name }), target: null };
    }
    case 'load':
      return freshState(action.deck, base.format);
    case 'keep':
      return { ...state, base: draftOf(action.deck), version: action.deck.version };
    case 'reset':
      return { ...state, draft: base, target: null };
    default:
      return action satisfies never;
  }
}

type Piles = Pick<DeckContent, 'cards' | 'sideboard'>;

/** The cards of one pile: the deck's own, or a sideboard. */
export function pileOf({ cards, sideboard }: Piles, owner: number | null): DeckCard[] {
  const pile = owner === null ? cards : sideboard.filter(({ owner_dbf_id }) => owner_dbf_id === owner);
  return pile.map(({ dbf_id, count }) => ({ dbf_id, count }));
}

function changedPile(
  { cards, sideboard }: Piles,
  owner: number | null,
  change: (pile: readonly DeckCard[]) => DeckCard[],
): Partial<Draft> {
  if (owner === null) return { cards: change(cards) };
  const others = sideboard.filter(({ owner_dbf_id }) => owner_dbf_id !== owner);
  const own: SideboardCard[] = change(pileOf({ cards, sideboard }, owner)).map((card) => ({
    ...card,
    owner_dbf_id: owner,
  }));
  return {
    sideboard: [...others, ...own].toSorted((a, b) => a.owner_dbf_id - b.owner_dbf_id || byNumber(a, b)),
  };
}

function withCopy(pile: readonly DeckCard[], dbfId: number, most: number): DeckCard[] {
  const count = copiesOf(pile, dbfId);
  if (count >= most) return [...pile];
  return [...pile.filter(({ dbf_id }) => dbf_id !== dbfId), { dbf_id: dbfId, count: count + 1 }].toSorted(byNumber);
}

function withoutCopy(pile: readonly DeckCard[], dbfId: number): DeckCard[] {
  return pile.flatMap((card) => {
    if (card.dbf_id !== dbfId) return [card];
    return card.count > 1 ? [{ ...card, count: card.count - 1 }] : [];
  });
}

const byNumber = (a: DeckCard, b: DeckCard) => a.dbf_id - b.dbf_id;

export const copiesOf = (pile: readonly DeckCard[], dbfId: number): number =>
  pile.find(({ dbf_id }) => dbf_id === dbfId)?.count ?? 0;

export const isEmpty = ({ cards, sideboard }: Piles): boolean => cards.length === 0 && sideboard.length === 0;

/** Whether there is something that leaving would lose. A class alone is chosen again in no time. */
export function isDirty({ draft, base }: Pick<BuilderState, 'draft' | 'base'>): boolean {
  return substanceOf(draft) !== substanceOf(base);
}

/** Whether both would be stored as the same deck. */
export function isSameDeck(a: Draft, b: Draft): boolean {
  return substanceOf(a) === substanceOf(b);
}

function substanceOf(draft: Draft): string {
  const { class: heroClass, format, cards, sideboard, name, archetype, note, visibility } = draft;
  const texts = [name, archetype, note].map((text) => text.trim());
  return JSON.stringify(isEmpty(draft) ? texts : [...texts, visibility, heroClass, format, cards, sideboard]);
}

type Limits = Pick<DeckLimits, 'copy_limit' | 'legendary_limit'>;

/** Copies of a card that a pile may hold. Printings of one card are counted together, as the rules count them. */
export function mostOf(
  pile: readonly DeckCard[],
  card: Pick<CardFacts, 'dbf_id' | 'name' | 'rarity'>,
  limits: Limits,
  cards: ReadonlyMap<number, CardFacts>,
): number {
  const isTwin = ({ dbf_id }: DeckCard) => dbf_id !== card.dbf_id && cards.get(dbf_id)?.name === card.name;
  const limit = card.rarity === 'LEGENDARY' ? Math.min(limits.legendary_limit, limits.copy_limit) : limits.copy_limit;
  return limit - copiesIn(pile.filter(isTwin));
}
