/** A class that decks are built for. */
export type DeckClass = {
  /** Short, in every link and record: `mage`. */
  id: string;
  name: string;
  /** How the card catalogue writes it: `MAGE`. */
  card_class: string;
  /** Plate colour as `#rrggbb`; null: the theme has one of its own for this class. */
  color: string | null;
  /** Numbers of the heroes that a deck code may name, the first one is written into new codes. */
  heroes: readonly number[];
};

export type DeckFormatRules = {
  id: string;
  name: string;
  /** As the deck code counts formats. */
  code_number: number;
  /** Cards in a deck. */
  deck_size: number;
  /** Sets whose cards may be used; null: all. */
  sets: readonly string[] | null;
  /** Card numbers that may not be used at all. */
  banned_cards: readonly number[];
};

/** Everything about decks that differs from game to game and from year to year: data, not code. */
export type DeckRules = {
  classes: readonly DeckClass[];
  formats: readonly DeckFormatRules[];
  /** Copies of one card at most. */
  copy_limit: number;
  legendary_limit: number;
  /** Cards that set how many cards their deck holds; where several of them are in it, the first one of the list. */
  size_cards: readonly { dbf_id: number; deck_size: number }[];
};

/** The id of a `DeckClass`: rules are data, so it may be one that a running client has not heard of yet. */
export type HeroClass = string;

type Named = readonly { readonly id: string; readonly name: string }[];

/** The name of a class; the id itself where the rules do not know it. */
export function className(rules: { readonly classes: Named }, id: HeroClass): string {
  return rules.classes.find((known) => known.id === id)?.name ?? id;
}

/** The name of a format; the id itself where the rules do not know it. */
export function formatName(rules: { readonly formats: Named }, id: string): string {
  return rules.formats.find((known) => known.id === id)?.name ?? id;
}

/** The class of a hero, or `undefined` for one that is not known. */
export function classOfHero(rules: DeckRules, hero: number): DeckClass | undefined {
  return rules.classes.find((known) => known.heroes.includes(hero));
}

/** How many cards such a deck holds; null where the rules do not know its format. */
export function deckSizeOf(
  rules: DeckRules,
  format: string,
  cards: readonly { readonly dbf_id: number }[],
): number | null {
  const rulesOfFormat = rules.formats.find((known) => known.id === format);
  if (!rulesOfFormat) return null;
  const sizeCard = rules.size_cards.find(({ dbf_id }) => cards.some((card) => card.dbf_id === dbf_id));
  return (sizeCard ?? rulesOfFormat).deck_size;
}

/** The class that a text means: by its name, a longer form of it (萨满祭司), or as the catalogue writes it (Demon Hunter). */
export function classOfName(rules: DeckRules, text: string): DeckClass | undefined {
  const name = text.trim();
  const latin = name.replace(/[^A-Za-z]/g, '').toUpperCase();
  return (
    rules.classes.find((known) => known.name === name || known.card_class.replaceAll('_', '') === latin) ??
    rules.classes.find((known) => name.startsWith(known.name))
  );
}
