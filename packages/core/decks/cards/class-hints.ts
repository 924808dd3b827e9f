import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import { readAnyDeck, type UnclassedDeck } from '@pailei/domain/decks/code/deck-code';
import type { ClassHints } from '@pailei/domain/decks/deck-class';
import type { DeckRules } from '@pailei/domain/decks/deck-rules';
import { isViolation } from '@pailei/domain/violation/violation';
import { cardsByNumber } from './cards.reads.ts';

type GivenDeck = { code: string; class?: string | undefined };

/** The facts that give the classes of these decks. The catalogue is read only for decks whose class is not given. */
export async function readClassHints(
  db: Db | Trx,
  rules: DeckRules,
  decks: readonly GivenDeck[],
): Promise<ClassHints[]> {
  const unclassed = decks.flatMap(({ code, class: given }) => unclassedDeck(code, rules, given));
  const cards = await cardsByNumber(db, unclassed.flatMap(numbersOf));
  return decks.map(({ class: given }) => ({ given, cards }));
}

/** The cards of a deck and its hero. */
export function numbersOf({ hero, cards, sideboard }: UnclassedDeck): number[] {
  return [hero, ...[...cards, ...sideboard].map(({ dbf_id }) => dbf_id)];
}

function unclassedDeck(code: string, rules: DeckRules, given: string | undefined): UnclassedDeck[] {
  const deck = readAnyDeck(code, rules, { given });
  return isViolation(deck) || deck.class !== null ? [] : [deck];
}
