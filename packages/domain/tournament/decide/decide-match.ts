import { winsNeeded } from '../../series/settings.ts';
import type { Stage } from '../stages/stage.ts';
import type { MatchSummary } from '../stages/stage-base.ts';
import { engineOf } from '../stages/engine-of.ts';
import { isViolation, violation } from '../../violation/violation.ts';
import { addLateCorrection } from './late-correction.ts';
import type { CorrectionChoice, TournamentCommandOf, TournamentFacts } from './commands.ts';
import { hasBegun } from './match-begun.ts';
import { planFrom, type Decision, type Plan } from './plan.ts';
import { findMatch } from '../state-parts.ts';
import type { TournamentState } from '../types.ts';
import type { TournamentViolation } from '../violations.ts';

export function decideFinishMatch(
  state: TournamentState,
  command: TournamentCommandOf<'finish_match'>,
  facts: TournamentFacts,
): Decision {
  const { match_id, status, wins_a, wins_b, result, games } = command;
  const match = findPlayed(state, command);
  if ('violation' in match) return match;
  const isSame =
    match.result === result && match.status === status && match.wins_a === wins_a && match.wins_b === wins_b;
  const isSameGames = games === undefined || (games.a === match.games?.a && games.b === match.games.b);
  if (isSame && isSameGames) return violation('same_result');
  const finished = { match_id, status, wins_a, wins_b, result, ...(games && { games }), at: facts.now };
  const decided = engineOf(stageOf(state, match)).decide(match, finished);
  if (isViolation(decided)) return decided;
  const plan = planFrom(state, facts);
  plan.addAll(decided);
  return settle(plan, state, match, command);
}

export function decideReopenMatch(
  state: TournamentState,
  command: TournamentCommandOf<'reopen_match'>,
  facts: TournamentFacts,
): Decision {
  const { match_id, status, wins_a, wins_b, due_at, games } = command;
  const match = findPlayed(state, command);
  if ('violation' in match) return match;
  if (match.result === null) return violation('match_not_over');
  const plan = planFrom(state, facts);
  plan.add('match_reopened', { match_id, status, wins_a, wins_b, due_at, ...(games && { games }) });
  return settle(plan, state, match, command);
}

/** What depends on the changed result: later matches, and the ranking and places of what was over. */
function settle(
  plan: Plan,
  before: TournamentState,
  match: MatchSummary,
  { force, restart_stages }: CorrectionChoice,
): Decision {
  const refused =
    withdraw(plan, match, force) ??
    addLateCorrection(plan, { before, index: match.stage, force, ...(restart_stages && { restart_stages }) });
  return refused ?? plan.events;
}

/** Takes back what depended on the result before, where the referee insists: also what has not begun, in case more is corrected. */
function withdraw(plan: Plan, match: MatchSummary, force: boolean): TournamentViolation | null {
  const stage = stageOf(plan.state, match);
  const engine = engineOf(stage);
  const stale = engine.correct(plan.state, stage);
  const begun = stale.filter(hasBegun).map(({ match_id }) => match_id);
  if (begun.length > 0 && !force) return violation('dependent_match_started', { match_ids: begun });
  if (stale.length > 0 && !force)
    return violation('dependent_match_open', { match_ids: stale.map(({ match_id }) => match_id) });
  plan.addAll(engine.withdraw(plan.state, stage, plan.facts.now));
  return null;
}

const stageOf = ({ stages }: TournamentState, match: MatchSummary) => stages[match.stage] as Stage;

type Score = { readonly match_id: string; readonly wins_a: number; readonly wins_b: number };

/** Of an event that is running or was played to its end: results are corrected after it, too. */
function findPlayed(state: TournamentState, { match_id, wins_a, wins_b }: Score): MatchSummary | TournamentViolation {
  const match = findMatch(state, match_id);
  if (!match) return violation('unknown_match');
  if (state.status !== 'running' && state.status !== 'finished') return violation('tournament_over');
  const isWhole = [wins_a, wins_b].every((wins) => Number.isInteger(wins) && wins >= 0);
  // Boards are counted by the battle, whose format says how many there are.
  if (state.settings.team) return isWhole ? match : violation('invalid_score');
  const most = winsNeeded(match.best_of);
  const isScore = isWhole && Math.max(wins_a, wins_b) <= most;
  return isScore && wins_a + wins_b <= match.best_of ? match : violation('invalid_score');
}
