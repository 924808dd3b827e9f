import { leadOf, mostBans, type SeriesSettings, winsNeeded } from '../settings.ts';
import { SIDES, type BySide, type Side } from '../sides.ts';
import type { SeriesGame, SeriesState } from '../types.ts';

export const DECK_STATUSES = ['available', 'in_use', 'won', 'lost', 'banned', 'shielded'] as const;
export type DeckStatus = (typeof DECK_STATUSES)[number];

export function otherSide(side: Side): Side {
  return side === 'a' ? 'b' : 'a';
}

export function slotOf(game: SeriesGame, side: Side): number | null {
  return side === 'a' ? game.a_slot : game.b_slot;
}

/** A game that stands in the score. */
export function isCounted(game: SeriesGame): boolean {
  return game.status === 'finished' && game.winner !== 'draw';
}

export function countWins(games: readonly SeriesGame[], side: Side): number {
  return games.filter((game) => isCounted(game) && game.winner === side).length;
}

/** What a side has in the score: its wins, and a lead that it started with. */
export function countScore(settings: SeriesSettings, games: readonly SeriesGame[], side: Side): number {
  return leadOf(settings, side) + countWins(games, side);
}

/** The side that has the wins it needs, if any. */
export function decidedWinner(settings: SeriesSettings, games: readonly SeriesGame[]): Side | null {
  return SIDES.find((side) => countScore(settings, games, side) >= winsNeeded(settings.best_of)) ?? null;
}

/** The side that has won with this final score; null where it decides nothing, or gives a side less than `least`. */
export function winnerWith({ best_of }: SeriesSettings, score: BySide<number>, least: BySide<number>): Side | null {
  const needed = winsNeeded(best_of);
  const winner = SIDES.find((side) => score[side] === needed);
  if (winner === undefined) return null;
  const isPossible = SIDES.every((side) => Number.isSafeInteger(score[side]) && score[side] >= least[side]);
  return isPossible && score[otherSide(winner)] < needed ? winner : null;
}

/** The game now being played or disputed. */
export function runningGame(state: SeriesState): SeriesGame | null {
  return state.games.find((game) => game.status === 'playing' || game.status === 'disputed') ?? null;
}

export function nextGameNumber(state: SeriesState): number {
  return state.games.length + 1;
}

/** The own decks that the opponent's revealed bans took out. */
export function bannedSlots(state: SeriesState, side: Side): readonly number[] {
  return state.sides[otherSide(side)].bans.revealed ?? [];
}

type PickSituation = {
  readonly side: Side;
  readonly open: readonly number[];
  /** Counted games that were played with decks, in order. */
  readonly played: readonly SeriesGame[];
};

function slotsWith(situation: PickSituation, hasWon: boolean): Set<number | null> {
  const { side, played } = situation;
  return new Set(played.filter((game) => (game.winner === side) === hasWon).map((game) => slotOf(game, side)));
}

const PICK_RULES: Readonly<Record<SeriesSettings['format'], (situation: PickSituation) => readonly number[]>> = {
  conquest: (situation) => {
    const won = slotsWith(situation, true);
    return situation.open.filter((slot) => !won.has(slot));
  },
  last_hero_standing: (situation) => {
    const last = situation.played.at(-1);
    if (last?.winner === situation.side) {
      const kept = slotOf(last, situation.side);
      return situation.open.filter((slot) => slot === kept);
    }
    const lost = slotsWith(situation, false);
    return situation.open.filter((slot) => !lost.has(slot));
  },
  specialist: ({ open, played }) => (played.length === 0 ? open.filter((slot) => slot === 0) : open),
  free: ({ open }) => open,
};

/** Own slots that may be played after `games`; the bans come from the state. */
export function legalPicksAfter(state: SeriesState, games: readonly SeriesGame[], side: Side): readonly number[] {
  const banned = bannedSlots(state, side);
  return PICK_RULES[state.settings.format]({
    side,
    open: state.sides[side].decks.map((deck) => deck.slot).filter((slot) => !banned.includes(slot)),
    played: games.filter((game) => isCounted(game) && game.a_slot !== null),
  });
}

/** Own slots that may be played in the coming game, in ascending order. Never empty while the series is open. */
export function legalPicks(state: SeriesState, side: Side): readonly number[] {
  return legalPicksAfter(state, state.games, side);
}

/** The opponent's slots that this side may ban: all that are not protected. */
export function legalBans(state: SeriesState, side: Side): readonly number[] {
  const opponent = state.sides[otherSide(side)];
  return opponent.decks.map((deck) => deck.slot).filter((slot) => slot !== opponent.shield.revealed);
}

/** Own slots that may be protected. */
export function legalShields(state: SeriesState, side: Side): readonly number[] {
  return state.sides[side].decks.map((deck) => deck.slot);
}

function isBanPending(state: SeriesState, side: Side): boolean {
  return mostBans(state.settings) > 0 && state.sides[otherSide(side)].bans.revealed === null;
}

/** What a view shows on a deck: `won` only where winning retires it, `lost` only where losing does. */
export function deckStatus(state: SeriesState, side: Side, slot: number): DeckStatus {
  if (bannedSlots(state, side).includes(slot)) return 'banned';
  const running = runningGame(state);
  if (running && slotOf(running, side) === slot) return 'in_use';
  const results = state.games.filter((game) => isCounted(game) && slotOf(game, side) === slot);
  const { format } = state.settings;
  if (format === 'conquest' && results.some((game) => game.winner === side)) return 'won';
  if (format === 'last_hero_standing' && results.some((game) => game.winner !== side)) return 'lost';
  return state.sides[side].shield.revealed === slot && isBanPending(state, side) ? 'shielded' : 'available';
}
