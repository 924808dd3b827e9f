import type { BySide } from '../../series/sides.ts';
import { isViolation } from '../../violation/violation.ts';
import type { MatchResult } from '../../series/match-result.ts';
import { isBattleOver } from '../battle-over.ts';
import { noRosters, type BattleActor, type BattleCommandOf } from '../commands.ts';
import type { BattleEvent } from '../events.ts';
import { evolveBattle } from '../evolve/evolve.ts';
import { nextBoards, verdictOf } from '../formats/rules-of.ts';
import { isSamePlan } from '../formats/seat-plans.ts';
import type { BattleState, Board, BoardPlan, Honour } from '../types.ts';
import type { BattleViolation } from '../violations.ts';
import { decideIn } from './deciders.ts';
import { beginTurn } from './turn.ts';

export type BattleCorrection =
  | BattleCommandOf<'finish_board'>
  | BattleCommandOf<'reopen_board'>
  | BattleCommandOf<'forfeit_board'>
  | BattleCommandOf<'restore_board'>
  | BattleCommandOf<'reopen'>;

/** Those that a referee gives with a reason, which is not written yet when the effects are asked for. */
const REFEREES: readonly BattleCorrection['type'][] = ['forfeit_board', 'restore_board', 'reopen'];

/** What a changed result does beyond its own board. */
export type BattleCorrectionEffects = {
  /** Boards that never counted then, as they stand. */
  readonly withdrawn: readonly Board[];
  /** Boards that the end of the battle had closed, and which are played after all. */
  readonly played_after_all: readonly Board[];
  /** What is played next, as far as the public state tells. */
  readonly next: readonly BoardPlan[];
  readonly withdraws_naming: boolean;
  readonly reopens_battle: boolean;
  /** Boards won. */
  readonly score: { readonly from: BySide<number>; readonly to: BySide<number> };
  /** Of the battle, null while it is open. */
  readonly result: { readonly from: MatchResult | null; readonly to: MatchResult | null };
  readonly honours_lost: readonly Honour[];
};

const REFEREE: BattleActor = { kind: 'referee', user_id: '', name: '' };
const REASON = '?';

function run(state: BattleState, command: BattleCorrection, now: string): readonly BattleEvent[] | BattleViolation {
  const isReferees = REFEREES.includes(command.type);
  const actor: BattleActor = isReferees ? REFEREE : { kind: 'system' };
  const facts = { now, actor, secrets: [], new_id: () => '', roster_of: noRosters };
  const outcome = decideIn(
    beginTurn(state, facts, true),
    isReferees ? ({ ...command, reason: REASON } as BattleCorrection) : command,
  );
  return isViolation(outcome) ? outcome : outcome.events;
}

/** A dry run: the same decision on a state that nobody keeps, without what is hidden. Nothing is opened. */
export function correctionEffects(
  before: BattleState,
  command: BattleCorrection,
  now: string,
): BattleCorrectionEffects | BattleViolation {
  const events = run(before, command, now);
  if (isViolation(events)) return events;
  const after = events.reduce(evolveBattle, before);
  const waiting = after.boards.filter(({ status }) => status === 'waiting');
  const closed = new Set(waiting.map(({ number }) => number));
  const next = isBattleOver(after.status) || waiting.length > 0 ? [] : nextBoards(after);
  const { naming } = before;
  return {
    withdrawn: withdrawnBoards(before, events),
    played_after_all: before.boards.filter(
      ({ number, status }) => closed.has(number) && (status === 'not_played' || status === 'abandoned'),
    ),
    next,
    withdraws_naming: naming !== null && !(next.length === 1 && isSamePlan(naming.plan, next[0])),
    reopens_battle: events.some(({ type }) => type === 'battle_reopened'),
    score: { from: before.score, to: after.score },
    // what was declared says nothing of the boards: they are still to be played
    result: { from: before.result, to: command.type === 'reopen' ? null : (verdictOf(after)?.result ?? null) },
    honours_lost: events.flatMap((event) => (event.type === 'honour_withdrawn' ? [event.payload] : [])),
  };
}

function withdrawnBoards({ boards }: BattleState, events: readonly BattleEvent[]): readonly Board[] {
  const gone = events.flatMap((event) => (event.type === 'board_withdrawn' ? [event.payload.board_number] : []));
  return boards.filter(({ number }) => gone.includes(number));
}
