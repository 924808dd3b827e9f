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
  /** Cards that change what their deck may hold. Where several of them set one thing, the first one of the list does. */
  size_cards: readonly BuildingCard[];
};

/** What a card changes of the deck that holds it; a part that is null or left out stays as the rules say. */
export type BuildingCard = {
  dbf_id: number;
  /** Cards in the deck. */
  deck_size?: number | null | undefined;
  /** Copies of one card at most. */
  copy_limit?: number | null | undefined;
  /** Cards beyond the size. */
  extra_cards?: number | null | undefined;
};

export type DeckLimits = {
  /** Null where the rules do not know the format. */
  deck_size: number | null;
  copy_limit: number;
  legendary_limit: number;
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
  return deckLimitsOf(rules, format, cards).deck_size;
}

/** What a deck of these cards may hold. */
export function deckLimitsOf(
  rules: DeckRules,
  format: string,
  cards: readonly { readonly dbf_id: number }[],
): DeckLimits {
  const numbers = new Set(cards.map(({ dbf_id }) => dbf_id));
  const changing = rules.size_cards.filter(({ dbf_id }) => numbers.has(dbf_id));
  const first = (part: 'deck_size' | 'copy_limit') => changing.map((card) => card[part] ?? null).find(isSet) ?? null;
  const usual = rules.formats.find((known) => known.id === format)?.deck_size;
  const extra = changing.reduce((sum, { extra_cards }) => sum + (extra_cards ?? 0), 0);
  return {
    deck_size: usual === undefined ? null : (first('deck_size') ?? usual) + extra,
    copy_limit: first('copy_limit') ?? rules.copy_limit,
    legendary_limit: rules.legendary_limit,
  };
}

const isSet = (value: number | null): value is number => value !== null;

/** The class that a text means: by its name, a longer form of it (萨满祭司), or as the catalogue writes it (Demon Hunter). */
export function classOfName(rules: DeckRules, text: string): DeckClass | undefined {
  const name = text.trim();
  const latin = name.replace(/[^A-Za-z]/g, '').toUpperCase();
  return (
    rules.classes.find((known) => known.name === name || known.card_class.replaceAll('_', '') === latin) ??
    rules.classes.find((known) => name.startsWith(known.name))
  );
}
