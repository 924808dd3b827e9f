import { compareNames } from '../../name-order/name-order.ts';
import { SIDES, type Side } from '../../series/sides.ts';
import type { SeriesState } from '../../series/types.ts';
import type { HeroClass } from '../../decks/deck-rules.ts';

export type FieldDeck = { slot: number; class: HeroClass; name: string; archetype: string };
export type FieldSubmission = { participant_id: string; decks: readonly FieldDeck[] };
/** A match that is over or in progress, as far as the reader is shown it. */
export type FieldMatch = Pick<SeriesState, 'sides' | 'games'>;

/** Wins and losses against others only: a mirror is won and lost by the same kind of deck. */
export type FieldRecord = { wins: number; losses: number; mirrors: number };

export type ClassStatistics = FieldRecord & {
  class: HeroClass;
  decks: number;
  /** Of all decks, 0 … 1. */
  share: number;
  /** Bans that hit the class, and line-ups with the class that were subject to bans: the ban rate is one over the other. */
  banned: number;
  bannable: number;
};

/** `label`: the deck's archetype, else its name. */
export type ArchetypeStatistics = FieldRecord & { class: HeroClass; label: string; decks: number };

/** Games of `class` against `opponent`. In a mirror `wins` is null, and each game is counted once. */
export type MatchUp = { class: HeroClass; opponent: HeroClass; games: number; wins: number | null };

export type FieldStatistics = {
  players: number;
  decks: number;
  /** Games that were played out with a winner: draws, awarded and voided games say nothing of decks. */
  games: number;
  /** Most brought first. */
  classes: ClassStatistics[];
  archetypes: ArchetypeStatistics[];
  /** Every pair that met, seen from both sides. */
  matchups: MatchUp[];
};

/** What was brought to an event, and how it did there. Pure arithmetic: who may see it is `mayReadDecklist`'s question. */
export function fieldStatistics(field: {
  submissions: readonly FieldSubmission[];
  matches: readonly FieldMatch[];
}): FieldStatistics {
  const decks = field.submissions.flatMap((submission) => submission.decks);
  const games = gamesOf(field);
  return {
    players: field.submissions.length,
    decks: decks.length,
    games: games.length,
    classes: classStatistics(decks, games, field.matches),
    archetypes: archetypeStatistics(decks, games),
    matchups: matchUps(games),
  };
}

type Game = { winner: FieldDeck; loser: FieldDeck };

const AWARDED: readonly (string | null)[] = ['timeout', 'no_show', 'penalty'];

function gamesOf({ submissions, matches }: Parameters<typeof fieldStatistics>[0]): Game[] {
  const decksOf = new Map(submissions.map(({ participant_id, decks }) => [participant_id, decks]));
  return matches.flatMap(({ sides, games }) => {
    const deck = (side: Side, slot: number | null) =>
      decksOf.get(sides[side].participant_id)?.find((brought) => brought.slot === slot);
    return games.flatMap((game): Game[] => {
      if (game.status !== 'finished' || AWARDED.includes(game.ended_by)) return [];
      const [a, b] = [deck('a', game.a_slot), deck('b', game.b_slot)];
      if (!a || !b || (game.winner !== 'a' && game.winner !== 'b')) return [];
      return [game.winner === 'a' ? { winner: a, loser: b } : { winner: b, loser: a }];
    });
  });
}

function classStatistics(
  decks: readonly FieldDeck[],
  games: readonly Game[],
  matches: readonly FieldMatch[],
): ClassStatistics[] {
  const bans = matches.flatMap(bansOf);
  return [...Map.groupBy(decks, (deck) => deck.class)]
    .map(([heroClass, brought]) => ({
      class: heroClass,
      decks: brought.length,
      share: brought.length / decks.length,
      banned: bans.reduce((sum, { hit }) => sum + hit.filter((banned) => banned === heroClass).length, 0),
      bannable: bans.filter(({ lineup }) => lineup.includes(heroClass)).length,
      ...recordOf(games, (deck) => deck.class === heroClass),
    }))
    .toSorted((a, b) => b.decks - a.decks || compare(a.class, b.class));
}

/** Of each side whose decks were banned: the classes it brought, and those that were hit. */
function bansOf({ sides }: FieldMatch): { lineup: HeroClass[]; hit: HeroClass[] }[] {
  return SIDES.flatMap((side) => {
    const slots = sides[side === 'a' ? 'b' : 'a'].bans.revealed;
    if (slots === null) return [];
    const { decks } = sides[side];
    const hit = decks.filter((deck) => slots.includes(deck.slot));
    return [{ lineup: decks.map((deck) => deck.class), hit: hit.map((deck) => deck.class) }];
  });
}

function archetypeStatistics(decks: readonly FieldDeck[], games: readonly Game[]): ArchetypeStatistics[] {
  const keyOf = (deck: FieldDeck) => `${deck.class}\n${labelOf(deck)}`;
  return [...Map.groupBy(decks, keyOf)]
    .flatMap(([key, brought]) => {
      const [first] = brought;
      if (!first) return [];
      const record = recordOf(games, (deck) => keyOf(deck) === key);
      return [{ class: first.class, label: labelOf(first), decks: brought.length, ...record }];
    })
    .toSorted((a, b) => b.decks - a.decks || compare(a.class, b.class) || compareNames(a.label, b.label));
}

function labelOf({ archetype, name }: FieldDeck): string {
  return archetype.trim() || name.trim();
}

function recordOf(games: readonly Game[], isMeant: (deck: FieldDeck) => boolean): FieldRecord {
  const record: FieldRecord = { wins: 0, losses: 0, mirrors: 0 };
  for (const { winner, loser } of games) {
    const [won, lost] = [isMeant(winner), isMeant(loser)];
    if (won && lost) record.mirrors += 1;
    else if (won) record.wins += 1;
    else if (lost) record.losses += 1;
  }
  return record;
}

function matchUps(games: readonly Game[]): MatchUp[] {
  const cells = new Map<string, MatchUp>();
  const count = (own: HeroClass, opponent: HeroClass, won: number) => {
    const key = `${own}\n${opponent}`;
    const cell = cells.get(key) ?? { class: own, opponent, games: 0, wins: own === opponent ? null : 0 };
    cells.set(key, { ...cell, games: cell.games + 1, wins: cell.wins === null ? null : cell.wins + won });
  };
  for (const { winner, loser } of games) {
    count(winner.class, loser.class, 1);
    if (winner.class !== loser.class) count(loser.class, winner.class, 0);
  }
  return [...cells.values()].toSorted((a, b) => compare(a.class, b.class) || compare(a.opponent, b.opponent));
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
