import type { SeriesState } from '../../series/types.ts';
import type { Side } from '../../series/sides.ts';
import { termsOf } from '../formats/format-terms.ts';
import { isRotating } from '../formats/rules-of.ts';
import { noSubstitution } from '../seats/substitutions.ts';
import type { OpenBoard } from '../commands.ts';
import type { BattleState, Board, SeatPlan } from '../types.ts';
import type { LineUp, LineUpPlayer } from './types.ts';

export const sitsAt = ({ seats }: Board, side: Side, accountId: string): boolean =>
  seats.some((seat) => seat.side === side && seat.account_id === accountId);

export function boardsOf({ boards }: BattleState, side: Side, accountId: string): readonly Board[] {
  return boards.filter((board) => board.status !== 'withdrawn' && sitsAt(board, side, accountId));
}

/**
 * Whom a captain may name, in the order of the line-up: the first is the system's choice. Those who may not play any more (`out`)
 * are left out; where nobody else is left, the board is lost with one of them.
 */
export function nameablePlayers(
  { players, bench }: LineUp,
  seat: SeatPlan & { readonly kind: 'named' },
  out: readonly string[],
): readonly LineUpPlayer[] {
  const all = seat.from === 'team' ? [...players, ...bench] : players;
  const free = all.filter(({ account_id }) => !seat.without.includes(account_id));
  const able = free.filter(({ account_id }) => !out.includes(account_id));
  return able.length > 0 ? able : free.slice(0, 1);
}

/** What a battle asks of the match of an open board. */
export const openBoardOf = ({ sides, games }: SeriesState): OpenBoard => ({
  is_ready: { a: sides.a.ready, b: sides.b.ready },
  games: games.filter(({ status }) => status === 'finished').length,
});

export type StayReason = 'player_has_board' | 'player_is_here' | 'game_reported';
export type OpenBoards = (matchId: string) => OpenBoard | undefined;

/** Why a captain can't replace a player any more; null: they can. In a relay all players share the only board. */
export function stayReason(
  state: BattleState,
  { side, account_id, open_board }: { side: Side; account_id: string; open_board: OpenBoards },
): StayReason | null {
  if (isRotating(state)) return state.boards.length > 0 ? 'player_has_board' : null;
  const boards = boardsOf(state, side, account_id);
  if (boards.length > 0 && !termsOf(state.settings.format).opensTogether) return 'player_has_board';
  const reasons = boards.map((board) => stayReasonAt(board, side, open_board));
  return reasons.find((reason) => reason !== null) ?? null;
}

function stayReasonAt({ status, match_id }: Board, side: Side, openBoard: OpenBoards): StayReason | null {
  if (status === 'waiting') return null;
  if (status === 'playing') return 'player_is_here';
  const open = status === 'open' && match_id !== null ? openBoard(match_id) : undefined;
  if (!open) return 'player_has_board';
  if (open.games > 0) return 'game_reported';
  return open.is_ready[side] ? 'player_is_here' : null;
}

/** Who may leave the line-up, and who may come in for them. */
export type SubstitutionOptions = {
  readonly leaving: readonly LineUpPlayer[];
  readonly coming: readonly LineUpPlayer[];
};

export type SubstitutionFacts = {
  readonly lineUp: LineUp;
  /** Account id of the side's player for the next board, named but still hidden. */
  readonly named: string | null;
  readonly open_board: OpenBoards;
};

export type NoSubstitution = 'already_substituted' | 'no_substitutions' | 'not_on_bench' | 'player_named' | StayReason;

/** What a captain can choose from for a substitution, or why there is none to make. */
export function substitutionOptions(
  state: BattleState,
  side: Side,
  { lineUp, named, open_board }: SubstitutionFacts,
): SubstitutionOptions | { readonly none: NoSubstitution } {
  const none = noSubstitution(state, side);
  if (none) return { none };
  const coming = lineUp.bench.filter(({ account_id }) => !state.sides[side].out.includes(account_id));
  if (coming.length === 0) return { none: 'not_on_bench' };
  const players = lineUp.players.map((player) => {
    const { account_id } = player;
    const isNamed = account_id === named;
    const reason = isNamed ? ('player_named' as const) : stayReason(state, { side, account_id, open_board });
    return { player, reason };
  });
  const boardsOfPlayer = ({ account_id }: LineUpPlayer) => boardsOf(state, side, account_id).length;
  // an absent player is the one to replace
  const leaving = players
    .filter(({ reason }) => reason === null)
    .map(({ player }) => player)
    .toSorted((one, other) => Number(boardsOfPlayer(other) > 0) - Number(boardsOfPlayer(one) > 0));
  return leaving.length > 0 ? { leaving, coming } : { none: lastReason(players) };
}

const REASONS = ['player_named', 'game_reported', 'player_is_here', 'player_has_board'] as const;

/** The reason that holds for the player who could have left last. */
const lastReason = (players: readonly { readonly reason: (typeof REASONS)[number] | null }[]) =>
  REASONS.find((reason) => players.some((one) => one.reason === reason)) ?? 'player_has_board';
