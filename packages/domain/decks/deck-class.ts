import { isOfClass, NEUTRAL, type CardCatalogue } from './check/check.ts';
import type { DeckContent } from './deck-content.ts';
import { classOfHero, type DeckClass, type DeckRules, type HeroClass } from './deck-rules.ts';

/** Finds the class of a deck whose hero the rules do not know: a skin newer than they are. */
export type ClassHints = {
  /** What somebody said: the clipboard's remark, or the player. */
  given?: HeroClass | undefined;
  /** What is known of the deck's cards and its hero. */
  cards?: CardCatalogue | undefined;
};

type HeroDeck = Pick<DeckContent, 'cards' | 'sideboard'> & { hero: number };

/** By the hero where the rules know it, else as somebody said, else by the cards; `null`: it has to be asked. */
export function classOfDeck(deck: HeroDeck, rules: DeckRules, { given, cards }: ClassHints): HeroClass | null {
  const ofHero = classOfHero(rules, deck.hero);
  if (ofHero) return ofHero.id;
  // decks of a class without a hero can't be written
  const classes = rules.classes.filter(({ heroes }) => heroes.length > 0);
  const named = classes.find(({ id }) => id === given);
  return (named ?? (cards && classOfCards(deck, classes, cards)))?.id ?? null;
}

/** The class of the hero's own card, else the one class that most copies of class cards are of. */
function classOfCards(deck: HeroDeck, classes: readonly DeckClass[], cards: CardCatalogue): DeckClass | undefined {
  const heroCard = cards.get(deck.hero);
  const ofHero = heroCard && classes.find(({ card_class }) => card_class === heroCard.card_class);
  if (ofHero) return ofHero;
  const entries = [...deck.cards, ...deck.sideboard];
  const copiesOf = ({ card_class }: DeckClass) =>
    entries.reduce((sum, { dbf_id, count }) => sum + (isClassCard(dbf_id, card_class, cards) ? count : 0), 0);
  const counted = classes.map((known) => ({ known, copies: copiesOf(known) }));
  const [first, second] = counted.toSorted((a, b) => b.copies - a.copies);
  return first && first.copies > (second?.copies ?? 0) ? first.known : undefined;
}

function isClassCard(dbfId: number, cardClass: string, cards: CardCatalogue): boolean {
  const facts = cards.get(dbfId);
  return facts !== undefined && !isOfClass(facts, NEUTRAL) && isOfClass(facts, cardClass);
}
