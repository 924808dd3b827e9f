import type { LineUpBody, LineUpOptions } from '@pailei/contracts/play/battles/battles.api';
import { termsOf } from '@pailei/domain/battles/formats/format-terms';
import type { BattleSettings } from '@pailei/domain/battles/settings';
import type { LineUp } from '@pailei/domain/battles/line-up/types';
import { requiredDecks } from '@pailei/domain/series/settings';

export type OptionMember = LineUpOptions['members'][number];
export type OptionDeck = OptionMember['decks'][number];

/** The decks that a player has chosen, by their slots; null where one is missing. */
export type DeckSlots = readonly (string | null)[];

/**
 * A line-up while a captain makes it. Whoever is in none of the lists stays out, but keeps the decks that were chosen for them.
 */
export type EditedLineUp = {
  /** Account ids, in order: the first plays board 1. */
  readonly players: readonly string[];
  readonly bench: readonly string[];
  readonly advisers: readonly string[];
  readonly decks: Readonly<Record<string, DeckSlots>>;
  /** The decks of the team, in formats that have a pool. */
  readonly pool: DeckSlots;
  readonly is_short: boolean;
};

/** Where a member of the team stands in a line-up. */
export type Place = 'player' | 'bench' | 'adviser' | 'out';

/** What of the rules says how many decks somebody brings, and who. */
type Rules = Pick<BattleSettings, 'format' | 'series'>;

export const hasPool = ({ format }: Rules): boolean => termsOf(format).hasPool;

const slotCount = ({ series }: Rules): number => requiredDecks(series);

/** Slots for the decks that are given, as many as the rules ask for. */
function slotsOf(deckIds: DeckSlots, count: number): DeckSlots {
  return Array.from({ length: Math.max(count, deckIds.length) }, (_, slot) => deckIds[slot] ?? null);
}

/** The legal decks of somebody that come first, each of another class, or all of one class in a series of a specialist. */
export function usualDecks({ series }: Rules, decks: readonly OptionDeck[]): readonly string[] {
  const legal = decks.filter(({ is_legal }) => is_legal);
  const byClass = [...Map.groupBy(legal, (deck) => deck.class).values()];
  const count = requiredDecks(series);
  const chosen =
    series.format === 'specialist'
      ? (byClass.find((same) => same.length >= count) ?? [])
      : byClass.flatMap(([first]) => first ?? []);
  return chosen.slice(0, count).map(({ id }) => id);
}

/** A line-up as it is sent or kept under a name; what no longer is (a member, a deck) is left out. */
export function editedOf(body: LineUpBody, rules: Rules, members: readonly OptionMember[]): EditedLineUp {
  const known = new Map(members.map((member) => [member.account_id, member]));
  const isKnown = (id: string) => known.has(id);
  const chosen = new Map([...body.players, ...body.bench].map((one) => [one.account_id, one.deck_ids]));
  const allDecks = new Set(members.flatMap(({ decks }) => decks.map(({ id }) => id)));
  const own = (member: OptionMember): DeckSlots => {
    const ids = chosen.get(member.account_id) ?? usualDecks(rules, member.decks);
    const owned = ids.filter((id) => member.decks.some((deck) => deck.id === id));
    return hasPool(rules) ? [] : slotsOf(owned, slotCount(rules));
  };
  const pool = body.pool.filter((id) => allDecks.has(id));
  return {
    players: body.players.map(({ account_id }) => account_id).filter(isKnown),
    bench: body.bench.map(({ account_id }) => account_id).filter(isKnown),
    advisers: body.advisers.filter(isKnown),
    decks: Object.fromEntries(members.map((member) => [member.account_id, own(member)])),
    pool: hasPool(rules) ? slotsOf(pool, slotCount(rules)) : [],
    is_short: body.is_short,
  };
}

/** What is sent; a line-up that is long enough is not short, whatever was ticked before. */
export function bodyOf(edited: EditedLineUp, { format }: Pick<Rules, 'format'>): LineUpBody {
  const fielded = (account_id: string) => ({
    account_id,
    deck_ids: (edited.decks[account_id] ?? []).filter((id) => id !== null),
  });
  return {
    players: edited.players.map(fielded),
    bench: edited.bench.map(fielded),
    advisers: [...edited.advisers],
    pool: edited.pool.filter((id) => id !== null),
    is_short: edited.is_short && edited.players.length < format.size,
  };
}

/** A kept line-up with its decks by their ids. */
export function lineUpBodyOf({ players, bench, advisers, pool, is_short }: LineUp): LineUpBody {
  const fielded = ({ account_id, decks }: LineUp['players'][number]) => ({
    account_id,
    deck_ids: decks.map(({ deck_id }) => deck_id),
  });
  return {
    players: players.map(fielded),
    bench: bench.map(fielded),
    advisers: advisers.map(({ account_id }) => account_id),
    pool: pool.map(({ deck_id }) => deck_id),
    is_short,
  };
}

/** With names and classes, as the rules check it; who or what is unknown is left out. */
export function lineUpOf(edited: EditedLineUp, rules: Rules, members: readonly OptionMember[]): LineUp {
  const body = bodyOf(edited, rules);
  const names = new Map(members.map(({ account_id, name }) => [account_id, name]));
  const decks = new Map(members.flatMap((member) => member.decks.map((deck) => [deck.id, deck] as const)));
  const person = (account_id: string) => ({ account_id, name: names.get(account_id) ?? '' });
  const chosen = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const deck = decks.get(id);
      return deck ? [{ deck_id: id, class: deck.class }] : [];
    });
  const player = (one: LineUpBody['players'][number]) => ({ ...person(one.account_id), decks: chosen(one.deck_ids) });
  return {
    players: body.players.map(player),
    bench: body.bench.map(player),
    advisers: body.advisers.map(person),
    pool: chosen(body.pool),
    is_short: body.is_short,
  };
}

/** The first members in the order of the team, the others on the bench as far as they can play: what an empty page begins with. */
export function rosterOrder(rules: Rules, members: readonly OptionMember[]): LineUpBody {
  const count = slotCount(rules);
  const fielded = members.map(({ account_id, decks }) => ({ account_id, deck_ids: [...usualDecks(rules, decks)] }));
  const able = hasPool(rules) ? fielded : fielded.filter(({ deck_ids }) => deck_ids.length >= count);
  const players = able.slice(0, rules.format.size);
  const withDecks = (list: typeof fielded) => (hasPool(rules) ? list.map((one) => ({ ...one, deck_ids: [] })) : list);
  const shared = members.flatMap(({ decks }) => decks);
  return {
    players: withDecks(players),
    bench: withDecks(able.slice(rules.format.size)),
    advisers: [],
    pool: hasPool(rules) ? [...usualDecks(rules, shared)] : [],
    is_short: false,
  };
}

export const isSameBody = (one: LineUpBody, other: LineUpBody): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
