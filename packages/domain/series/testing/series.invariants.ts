import { bannedSlots, countScore, isCounted, legalPicksAfter, otherSide, slotOf } from '../decide/legal.ts';
import { bansOf, leadOf, mostBans, winsNeeded } from '../settings.ts';
import { SIDES, type Side } from '../sides.ts';
import type { SeriesGame, SeriesState } from '../types.ts';

function demand(isTrue: boolean, rule: string): void {
  if (!isTrue) throw new Error(`broken rule: ${rule}`);
}

function countedBefore(state: SeriesState, game: SeriesGame): readonly SeriesGame[] {
  return state.games.filter((one) => one.number < game.number && one.status === 'finished');
}

function usedSlots(state: SeriesState, side: Side, hasWon: boolean): readonly number[] {
  const played = state.games.filter((game) => isCounted(game) && game.a_slot !== null);
  return played.filter((game) => (game.winner === side) === hasWon).map((game) => slotOf(game, side) ?? -1);
}

function areDifferent(slots: readonly number[]): boolean {
  return new Set(slots).size === slots.length;
}

/** Every game that stands or runs was played with decks that the games standing before it allow. */
export function assertLegalDecks(state: SeriesState): void {
  for (const game of state.games) {
    if (game.status === 'voided' || game.status === 'abandoned' || game.a_slot === null) continue;
    for (const side of SIDES) {
      const slot = slotOf(game, side) ?? -1;
      demand(!bannedSlots(state, side).includes(slot), 'a banned deck is never played');
      if (state.settings.format === 'specialist') continue;
      const legal = legalPicksAfter(state, countedBefore(state, game), side);
      demand(legal.includes(slot), `game ${game.number}: side ${side} may play ${slot}`);
    }
  }
}

export function assertScore(state: SeriesState): void {
  const needed = winsNeeded(state.settings.best_of);
  for (const side of SIDES) {
    demand(state.sides[side].wins === countScore(state.settings, state.games, side), 'wins are the games won');
    demand(state.sides[side].wins <= needed, 'wins never exceed those needed');
  }
  demand(
    SIDES.some((side) => state.sides[side].wins < needed),
    'only one side can have its wins',
  );
  const isDecided = SIDES.some((side) => state.sides[side].wins === needed);
  demand(!isDecided || ['finished', 'forfeited'].includes(state.status), 'a decided series is over');
  demand(
    state.games.every((game, index) => game.number === index + 1),
    'no game number is used twice',
  );
}

/** The ends that conquest and last hero standing promise; a game lost without being played costs no deck. */
export function assertFormatEnd(state: SeriesState): void {
  const { settings, winner, status } = state;
  if (status !== 'finished' || winner === null) return;
  demand(state.sides[winner].wins === winsNeeded(settings.best_of), 'the winner has its wins');
  const unplayed = state.games.filter(
    (game) => isCounted(game) && game.a_slot === null && game.winner === winner,
  ).length;
  if (settings.format === 'conquest') {
    const won = usedSlots(state, winner, true);
    const credited = unplayed + leadOf(settings, winner);
    demand(areDifferent(won) && won.length + credited === winsNeeded(settings.best_of), 'k different decks have won');
  }
  if (settings.format === 'last_hero_standing') {
    const loser = otherSide(winner);
    const lost = usedSlots(state, loser, false);
    const living = state.sides[loser].decks.length - bansOf(settings, winner) - lost.length;
    demand(
      areDifferent(lost) &&
        living === unplayed + leadOf(settings, winner) + mostBans(settings) - bansOf(settings, winner),
      'the loser has no living deck',
    );
  }
}

export function assertInvariants(state: SeriesState): void {
  assertLegalDecks(state);
  assertScore(state);
  assertFormatEnd(state);
}
