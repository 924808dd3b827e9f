import { staleNodes } from '../bracket/resolve.ts';
import { winsNeeded } from '../series/settings.ts';
import type { SeriesStatus } from '../series/types.ts';
import { violation } from '../violation/index.ts';
import { addLateCorrection } from './late-correction.ts';
import { addWithdrawals, matchesAt, resolveStage } from './bracket-stage.ts';
import type { TournamentCommandOf, TournamentFacts } from './commands.ts';
import { planFrom } from './plan.ts';
import type { Decision, Plan } from './plan.ts';
import { findMatch } from './state-parts.ts';
import type { MatchSummary, Stage, TournamentState } from './types.ts';
import type { TournamentViolation } from './violations.ts';

/** In these a match can still be taken back without anybody having played. */
const NOT_BEGUN: readonly SeriesStatus[] = ['scheduled', 'check_in'];

export function decideProgressMatch(
  state: TournamentState,
  command: TournamentCommandOf<'progress_match'>,
  facts: TournamentFacts,
): Decision {
  const { match_id, status, wins_a, wins_b, due_at } = command;
  const match = findRunning(state, command);
  if ('violation' in match) return match;
  if (match.result !== null) return violation('match_already_over');
  const isSame =
    match.status === status && match.wins_a === wins_a && match.wins_b === wins_b && match.due_at === due_at;
  if (isSame) return violation('nothing_to_do');
  const plan = planFrom(state, facts);
  plan.add('match_progressed', { match_id, status, wins_a, wins_b, due_at });
  return plan.events;
}

export function decideFinishMatch(
  state: TournamentState,
  command: TournamentCommandOf<'finish_match'>,
  facts: TournamentFacts,
): Decision {
  const { match_id, status, wins_a, wins_b, result } = command;
  const match = findPlayed(state, command);
  if ('violation' in match) return match;
  if (result === 'draw' && match.node !== null) return violation('draw_not_possible');
  const isSame =
    match.result === result && match.status === status && match.wins_a === wins_a && match.wins_b === wins_b;
  if (isSame) return violation('same_result');
  const plan = planFrom(state, facts);
  plan.add('match_finished', { match_id, status, wins_a, wins_b, result });
  return settle(plan, state, match, command.force);
}

export function decideReopenMatch(
  state: TournamentState,
  command: TournamentCommandOf<'reopen_match'>,
  facts: TournamentFacts,
): Decision {
  const { match_id, status, wins_a, wins_b, due_at } = command;
  const match = findPlayed(state, command);
  if ('violation' in match) return match;
  if (match.result === null) return violation('match_not_over');
  const plan = planFrom(state, facts);
  plan.add('match_reopened', { match_id, status, wins_a, wins_b, due_at });
  return settle(plan, state, match, command.force);
}

/** What hangs on the changed result: later matches, and the ranking and places of what was over. */
function settle(plan: Plan, before: TournamentState, match: MatchSummary, force: boolean): Decision {
  const refused = withdraw(plan, match, force) ?? addLateCorrection(plan, before, match.stage);
  return refused ?? plan.events;
}

/** Takes back what depended on the result before, where the referee insists: also what has not begun, in case more is corrected. */
function withdraw(plan: Plan, match: MatchSummary, force: boolean): TournamentViolation | null {
  const stage = plan.state.stages[match.stage] as Stage;
  if (stage.type !== 'single_elimination') return null;
  const stale = matchesAt(stage, staleNodes(resolveStage(plan.state, stage)));
  const begun = stale.filter(({ status }) => !NOT_BEGUN.includes(status)).map(({ match_id }) => match_id);
  if (begun.length > 0 && !force) return violation('dependent_match_started', { match_ids: begun });
  if (stale.length > 0 && !force)
    return violation('dependent_match_open', { match_ids: stale.map(({ match_id }) => match_id) });
  addWithdrawals(plan, stage);
  return null;
}

type Score = { readonly match_id: string; readonly wins_a: number; readonly wins_b: number };

function findRunning(state: TournamentState, score: Score): MatchSummary | TournamentViolation {
  const match = findPlayed(state, score);
  if ('violation' in match) return match;
  if (state.status !== 'running') return violation('tournament_over');
  return state.stages[match.stage]?.status === 'running' ? match : violation('stage_over');
}

/** Of an event that is running or was played to its end: results are corrected after it, too. */
function findPlayed(state: TournamentState, { match_id, wins_a, wins_b }: Score): MatchSummary | TournamentViolation {
  const match = findMatch(state, match_id);
  if (!match) return violation('unknown_match');
  if (state.status !== 'running' && state.status !== 'finished') return violation('tournament_over');
  const most = winsNeeded(match.best_of);
  const isScore = [wins_a, wins_b].every((wins) => Number.isInteger(wins) && wins >= 0 && wins <= most);
  return isScore && wins_a + wins_b <= match.best_of ? match : violation('invalid_score');
}
