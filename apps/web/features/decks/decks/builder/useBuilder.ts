import type { Deck } from '@pailei/contracts/decks/decks/decks.api';
import { checkDeck } from '@pailei/domain/decks/check/check';
import { deckLimitsOf, type DeckRules } from '@pailei/domain/decks/deck-rules';
import { deckSummaryOf } from '@pailei/domain/decks/summary';
import { writeDeckCode } from '@pailei/domain/decks/code/deck-code';
import type { CardFacts } from '@pailei/domain/decks/card';
import { useEffect, useReducer, useState } from 'react';

import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../shared/state/session.atoms.ts';
import { removeKey } from '../../../../shared/state/storage.ts';
import type { StatisticsCard } from '../../../../shared/decks/deck-statistics.ts';
import { cardNumber } from '../../../../shared/decks/deck-labels.ts';
import { useCatalogue } from './builder.api.ts';
import { copiesOf, freshState, isDirty, isEmpty, mostOf, pileOf, reduceBuilder, type Draft } from './builder.model.ts';
import { draftKey, storeDraft, readDraft } from './builder.storage.ts';

export type Builder = ReturnType<typeof useBuilder>;

/** Everything the builder's parts share: the draft, what the rules and the catalogue say of it, and what can be done. */
export function useBuilder(deck: Deck | null, rules: DeckRules) {
  const accountId = useAtomValue(userAtom)?.id ?? '';
  const key = draftKey(accountId, deck?.id ?? null);
  const [storedDraft] = useState(() => readDraft(sessionStorage, key));
  const [isRestored, setRestored] = useState(storedDraft !== null);
  const firstFormat = rules.formats[0]?.id ?? '';
  const [state, dispatch] = useReducer(reduceBuilder, storedDraft ?? freshState(deck, firstFormat));
  useEffect(() => storeDraft(sessionStorage, key, state), [key, state]);

  const { draft, target } = state;
  const catalogue = useCatalogue([...draft.cards, ...draft.sideboard].map(({ dbf_id }) => dbf_id));
  const { cards, isComplete, addToCache } = catalogue;
  const factsOf = (dbfId: number) => cards.get(dbfId);
  const pile = pileOf(draft, target);

  const limits = deckLimitsOf(rules, draft.format, draft.cards);

  /** Copies of a card where cards are added now, and how many there may be. */
  const copies = (card: Pick<CardFacts, 'dbf_id' | 'name' | 'rarity'>, owner = target) => {
    const own = owner === target ? pile : pileOf(draft, owner);
    return { count: copiesOf(own, card.dbf_id), most: mostOf(own, card, limits, cards) };
  };

  return {
    state,
    draft,
    rules,
    limits,
    dispatch,
    copies,
    isRestored,
    catalogue,
    isDirty: isDirty(state),
    problems: isComplete && draft.class !== '' ? checkDeck(draft, rules, cards) : [],
    statistics: deckSummaryOf(draft, cards),
    code: codeOf(draft, rules),
    nameOf: (dbfId: number) => factsOf(dbfId)?.name ?? cardNumber(dbfId),
    /** The cards of a pile as they are shown. */
    shown: (owner: number | null): StatisticsCard[] =>
      pileOf(draft, owner).map((card) => shownCard(card, factsOf(card.dbf_id))),
    add(card: CardFacts) {
      addToCache([card]);
      dispatch({ type: 'add', dbf_id: card.dbf_id, owner: target, most: copies(card).most });
    },
    /** Forgets what was not saved. */
    discard() {
      removeKey(sessionStorage, key);
      dispatch({ type: 'reset' });
      setRestored(false);
    },
    /** Removes the stored draft, and leaves the page as it is. */
    forget: () => removeKey(sessionStorage, key),
  };
}

function shownCard({ dbf_id, count }: { dbf_id: number; count: number }, facts: CardFacts | undefined): StatisticsCard {
  const { name, cost, rarity, type, card_class, set } = facts ?? UNKNOWN;
  return { dbf_id, count, name, cost, rarity, type, card_class, set };
}

const UNKNOWN = { name: null, cost: null, rarity: null, type: null, card_class: null, set: null };

/** The code of what is there; null while there is nothing, or the rules can't write one. */
function codeOf(draft: Draft, rules: DeckRules): string | null {
  const canWrite =
    rules.classes.some(({ id, heroes }) => id === draft.class && heroes.length > 0) &&
    rules.formats.some(({ id }) => id === draft.format);
  return canWrite && !isEmpty(draft) ? writeDeckCode(draft, rules, draft.code) : null;
}
