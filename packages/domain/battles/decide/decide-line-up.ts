import { SIDES, type Side } from '../../series/sides.ts';
import { violation } from '../../violation/violation.ts';
import type { BattleCommandOf } from '../commands.ts';
import { bySide } from '../by-side.ts';
import { shownPlayers } from '../formats/rules-of.ts';
import { checkLineUp } from '../line-up/check-line-up.ts';
import { defaultLineUp, withRosterNames } from '../line-up/default-line-up.ts';
import type { LineUp, TeamRoster } from '../line-up/types.ts';
import type { BattleViolation } from '../violations.ts';
import { asCaptain } from './guards.ts';
import { checkInOpening, openCheckIn } from './schedule.ts';
import type { Turn } from './turn.ts';

function lockLineUpOf(turn: Turn, side: Side, lineUp: LineUp, bySystem: boolean): void {
  turn.emit('line_up_locked', { side, by_system: bySystem });
  turn.keep({ kind: 'line_up', side, board_number: 0, line_up: lineUp });
}

/** Without those whom a referee has disqualified already. */
function ableRoster(turn: Turn, side: Side): TeamRoster {
  const roster = turn.facts.roster_of(side);
  const { out } = turn.state.sides[side];
  return { ...roster, members: roster.members.filter(({ account_id }) => !out.includes(account_id)) };
}

/** Once both are locked, the format says how much is shown of them. */
function revealIfBoth(turn: Turn): void {
  const { sides } = turn.state;
  if (!SIDES.every((side) => sides[side].line_up.locked)) return;
  const shown = shownPlayers(turn.state);
  const playersOf = (side: Side) => turn.lineUpOf(side).players;
  turn.emit('line_ups_revealed', {
    sizes: bySide((side) => playersOf(side).length),
    players: bySide((side) =>
      playersOf(side)
        .slice(0, shown)
        .map(({ account_id, name }) => ({ account_id, name })),
    ),
    due_at: checkInOpening(turn),
  });
  if (turn.state.due_at === turn.facts.now) openCheckIn(turn);
}

export function lockLineUp(turn: Turn, { line_up }: BattleCommandOf<'lock_line_up'>): BattleViolation | undefined {
  const captain = asCaptain(turn);
  if ('refused' in captain) return captain.refused;
  const side = captain.ok;
  if (turn.state.sides[side].line_up.locked) return violation('line_up_locked');
  const roster = ableRoster(turn, side);
  const [problem] = checkLineUp(turn.state.settings, roster, line_up);
  if (problem) return problem;
  lockLineUpOf(turn, side, withRosterNames(line_up, roster), false);
  revealIfBoth(turn);
  return undefined;
}

/** Teams whose captain locked none play with the one that the rules give them. */
export function missLineUp(turn: Turn): void {
  for (const side of SIDES) {
    if (turn.state.sides[side].line_up.locked) continue;
    const roster = ableRoster(turn, side);
    const lineUp = withRosterNames(defaultLineUp(turn.state.settings, roster), roster);
    lockLineUpOf(turn, side, lineUp, true);
  }
  revealIfBoth(turn);
}
