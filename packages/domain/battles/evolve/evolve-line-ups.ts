import { NO_DUE } from '../../deadline/deadline.ts';
import type { BattleEvents } from '../events.ts';
import { SIDES } from '../../series/sides.ts';
import { oneSubstitutionLess } from '../seats/substitutions.ts';
import type { BattlePlayer, BattleState } from '../types.ts';
import type { Evolvers } from './evolve-flow.ts';
import { recordRuling, setSide } from './state-changes.ts';

type LineUpEvent =
  | 'line_up_locked'
  | 'line_ups_revealed'
  | 'substitution_made'
  | 'player_replaced'
  | 'player_reinstated'
  | 'decks_opened'
  | 'naming_started'
  | 'player_locked'
  | 'naming_withdrawn';

function setLineUp(
  state: BattleState,
  side: 'a' | 'b',
  change: Partial<BattleState['sides']['a']['line_up']>,
): BattleState {
  return setSide(state, side, { line_up: { ...state.sides[side].line_up, ...change } });
}

/** In the shown line-up, and on boards that nobody has begun; what was played stays with whoever played it. */
function changePlayer(
  state: BattleState,
  { side, out, player }: Pick<BattleEvents['substitution_made'], 'side' | 'out' | 'player'>,
): BattleState {
  if (out === null || player === null) return state;
  const swap = <P extends BattlePlayer>(one: P): P => (one.account_id === out.account_id ? { ...one, ...player } : one);
  const changed = setLineUp(state, side, { revealed: state.sides[side].line_up.revealed.map(swap) });
  const boards = state.boards.map((board) => {
    const isBegun = board.status !== 'waiting' && board.status !== 'open';
    return isBegun ? board : { ...board, seats: board.seats.map((seat) => (seat.side === side ? swap(seat) : seat)) };
  });
  return { ...changed, boards };
}

export const lineUpEvolvers: Evolvers<LineUpEvent> = {
  line_up_locked: (state, { side, by_system }) => setLineUp(state, side, { locked: true, by_system }),

  line_ups_revealed: (state, { sizes, players, due_at }) => ({
    ...SIDES.reduce((shown, side) => setLineUp(shown, side, { size: sizes[side], revealed: players[side] }), state),
    due_at,
    due_kind: 'check_in_opening',
  }),

  substitution_made: (state, payload) =>
    setSide(changePlayer(state, payload), payload.side, oneSubstitutionLess(state.sides[payload.side])),

  player_replaced: (state, payload) =>
    recordRuling(
      changePlayer(state, payload),
      { kind: 'player_replaced', side: payload.side, detail: payload.player?.name ?? null },
      payload,
    ),

  player_reinstated: (state, payload) => {
    const { side, player } = payload;
    const out = state.sides[side].out.filter((account_id) => account_id !== player.account_id);
    return recordRuling(
      setSide(state, side, { out }),
      { kind: 'player_reinstated', side, detail: player.name },
      payload,
    );
  },

  decks_opened: (state, { side }) => setSide(state, side, { decks_opened: true }),

  naming_started: (state, { board_number, kind, plan, due_at }) => ({
    ...state,
    naming: { board_number, kind, plan, locked: [] },
    due_at,
    due_kind: kind,
  }),

  player_locked: (state, { side, by_system }) => {
    const { naming } = state;
    return naming ? { ...state, naming: { ...naming, locked: [...naming.locked, { side, by_system }] } } : state;
  },

  naming_withdrawn: (state) => ({ ...state, ...NO_DUE, naming: null }),
};
