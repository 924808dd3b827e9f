import { otherSide } from '../../series/decide/legal.ts';
import type { Side } from '../../series/sides.ts';
import { isBattleOver } from '../battle-over.ts';
import type { BattleState } from '../types.ts';
import type { Race, TieOutcome } from '../formats/format-rules.ts';
import { raceOf } from '../formats/rules-of.ts';

/** What would have to happen on what is left, from the view of one side. */
export type OutlookRow = {
  readonly outcome: 'win' | 'lose' | TieOutcome;
  readonly wins: number;
  readonly losses: number;
  /** Boards that both sides lose. */
  readonly lost_by_both: number;
  /** The scores that it may end with, the own number first. */
  readonly scores: readonly (readonly [own: number, other: number])[];
};

export type Outlook = {
  readonly unit: Race['unit'];
  /** Boards that are left; null where their number is open. */
  readonly left: number | null;
  /** Wins that the side still needs. */
  readonly needed: number;
  readonly rows: readonly OutlookRow[];
};

/** What the rest of a battle can bring a side: how it wins, how it comes to a tie, how it loses. Null before play and after the end. */
export function battleOutlook(state: BattleState, side: Side): Outlook | null {
  if (state.started_at === null || isBattleOver(state.status)) return null;
  const race = raceOf(state);
  const rows = [decisive(race, side, 'win'), tied(race, side), decisive(race, otherSide(side), 'lose')];
  return {
    unit: race.unit,
    left: race.left,
    needed: race.needed[side],
    rows: rows.filter((row) => row !== null),
  };
}

/** `winner` has all the wins that it needs, however the rest goes. */
function decisive({ score, needed, left }: Race, winner: Side, outcome: 'win' | 'lose'): OutlookRow | null {
  const loser = otherSide(winner);
  const wins = needed[winner];
  if (left !== null && wins > left) return null;
  const most = Math.min(needed[loser] - 1, left === null ? Number.POSITIVE_INFINITY : left - wins);
  const scores = Array.from({ length: most + 1 }, (_, more) => [score[winner] + wins, score[loser] + more] as const);
  return outcome === 'win'
    ? { outcome, wins, losses: 0, lost_by_both: 0, scores }
    : { outcome, wins: 0, losses: wins, lost_by_both: 0, scores: scores.map(([own, other]) => [other, own] as const) };
}

/** As many wins for both once all boards are over; of an odd number one has to be lost by both. */
function tied({ score, left, tie }: Race, side: Side): OutlookRow | null {
  if (tie === null || left === null) return null;
  const [own, other] = [score[side], score[otherSide(side)]];
  const lostByBoth = (own + other + left) % 2;
  const wins = (other + left - lostByBoth - own) / 2;
  const losses = left - lostByBoth - wins;
  if (wins < 0 || losses < 0) return null;
  return { outcome: tie, wins, losses, lost_by_both: lostByBoth, scores: [[own + wins, own + wins]] };
}
