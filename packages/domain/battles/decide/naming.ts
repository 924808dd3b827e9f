import type { Side } from '../../series/sides.ts';
import { namingSides } from '../formats/seat-plans.ts';
import { nameablePlayers } from '../line-up/captain-options.ts';
import type { LineUp, LineUpPlayer } from '../line-up/types.ts';
import type { BattlePlayer, BoardPlan, Naming } from '../types.ts';
import { isSuspended } from '../seats/fill-seat.ts';
import type { Turn } from './turn.ts';

/** The account id's player in a line-up or on its bench. */
export function findPlayer({ players, bench }: LineUp, accountId: string): LineUpPlayer | undefined {
  return [...players, ...bench].find(({ account_id }) => account_id === accountId);
}

/** Whom a side may name in the naming that runs; null where it has nobody to name. */
export function optionsIn(turn: Turn, { plan }: Naming, side: Side): readonly BattlePlayer[] | null {
  const seat = plan.seats[side];
  if (seat.kind !== 'named') return null;
  const lineUp = turn.lineUpOf(side);
  const suspended = [...lineUp.players, ...lineUp.bench].filter(({ account_id }) => isSuspended(turn, account_id));
  const out = [...turn.state.sides[side].out, ...suspended.map(({ account_id }) => account_id)];
  return nameablePlayers(lineUp, seat, out);
}

/** Sides that have not named their player yet. */
export function awaitedNamings({ plan, locked }: Naming): readonly Side[] {
  return namingSides(plan).filter((side) => !locked.some((one) => one.side === side));
}

export function lockPlayer(
  turn: Turn,
  choice: {
    readonly board_number: number;
    readonly side: Side;
    readonly account_id: string;
    readonly bySystem: boolean;
  },
): void {
  const { board_number, side, account_id, bySystem } = choice;
  turn.emit('player_locked', { board_number, side, by_system: bySystem });
  turn.keep({ kind: 'player', side, board_number, account_id });
}

/** The first player whom each awaited side may name is named for it. */
export function nameForAwaited(turn: Turn, naming: Naming): void {
  for (const side of awaitedNamings(naming)) {
    const [first] = optionsIn(turn, naming, side) ?? [];
    if (!first) throw new Error(`side ${side} has nobody for board ${naming.board_number}`);
    lockPlayer(turn, {
      board_number: naming.board_number,
      side,
      account_id: first.account_id,
      bySystem: true,
    });
  }
}

function namingKind(plan: BoardPlan): Naming['kind'] {
  const kinds = namingSides(plan).flatMap((side) => {
    const seat = plan.seats[side];
    return seat.kind === 'named' ? [seat.naming] : [];
  });
  const [kind] = kinds;
  if (kind === undefined) throw new Error('nobody is named for this board');
  return kind;
}

/** Asks the captains; a side that has only one player left needs no answer. */
export function startNaming(turn: Turn, plan: BoardPlan): void {
  const board_number = turn.state.boards.length + 1;
  const due_at = turn.after(turn.state.settings.timers.naming);
  turn.emit('naming_started', { board_number, kind: namingKind(plan), plan, due_at });
  const { naming } = turn.state;
  if (!naming) throw new Error('a naming has begun');
  for (const side of namingSides(plan)) {
    const [only, ...others] = optionsIn(turn, naming, side) ?? [];
    if (!only || others.length > 0) continue;
    lockPlayer(turn, { board_number, side, account_id: only.account_id, bySystem: true });
  }
}
