import { noDraws } from '../../random/draw-key.ts';
import type { Walkover } from '../stages/bracket/bracket-stage.ts';
import type { MatchSummary } from '../stages/stage-base.ts';
import type { MatchResult } from '../../series/match-result.ts';
import { matchesOf } from '../stages/stage-rounds.ts';
import type { ExpectedMatch } from '../stages/stage-engine.ts';
import { isViolation } from '../../violation/violation.ts';
import type { TournamentCommandOf } from './commands.ts';
import { decideTournament } from './decide.ts';
import { opensIn, placeChanges, tableChanges, type CorrectionEffects, type PlaceChange } from './correction-effects.ts';
import { planFrom, type Plan } from './plan.ts';
import { addDueEvents } from '../stages.ts';
import { currentStage, findMatch } from '../state-parts.ts';
import type { TournamentState } from '../types.ts';
import type { TournamentViolation } from '../violations.ts';

export type LeavingCommand = TournamentCommandOf<'drop'> | TournamentCommandOf<'disqualify'>;

/** What it does to others when somebody leaves. */
export type LeavingEffects = {
  /** Open matches that they lose by it, as they stand. */
  readonly forfeits: readonly MatchSummary[];
  /** Places of a bracket in which somebody goes on without playing. */
  readonly walkovers: readonly Walkover[];
  /** Matches that open for other players than now. */
  readonly opens: readonly ExpectedMatch[];
  /** Results that count no more, as they stand. */
  readonly withdrawn: readonly MatchSummary[];
  readonly ends_stage: boolean;
  readonly ends_event: boolean;
  /** Of the stage that is played; finished stages keep their ranks. */
  readonly standings: CorrectionEffects['standings'];
  readonly places: readonly PlaceChange[];
};

/**
 * A dry run of a drop or a disqualification with what follows from it by itself, on a state that nobody keeps: it asks the engine of
 * whatever stage is played. Draws nothing, so it ends where the next round would be paired.
 */
export function leavingEffects(
  before: TournamentState,
  command: LeavingCommand,
  now: string,
): LeavingEffects | TournamentViolation {
  const facts = { now, new_id: () => '', draw_key: noDraws };
  const decided = decideTournament(before, command, facts);
  if (isViolation(decided)) return decided;
  const plan = planFrom(before, facts);
  plan.addAll(decided);
  const forfeits = openMatchesOf(before, command.participant_id);
  for (const match of forfeits) forfeit(plan, match, command.participant_id);
  const lost = plan.state;
  const index = before.current_stage ?? 0;
  const opens = opensIn(before, lost, index);
  addDueEvents(plan, { mayBegin: false });
  const { state: after, events } = plan;
  return {
    forfeits,
    walkovers: events.flatMap((event) => (event.type === 'bracket_walkovers_given' ? event.payload.walkovers : [])),
    opens,
    withdrawn: events.flatMap((event) =>
      event.type === 'bracket_matches_withdrawn'
        ? event.payload.match_ids.flatMap((id) => findMatch(before, id) ?? [])
        : [],
    ),
    ends_stage: currentStage(before)?.status === 'running' && after.stages[index]?.status === 'finished',
    ends_event: before.status === 'running' && after.status === 'finished',
    standings: before.stages[index]?.status === 'running' ? tableChanges(before, after, index) : [],
    places: placeChanges(before.placements, after.placements),
  };
}

function openMatchesOf(state: TournamentState, id: string): MatchSummary[] {
  return state.stages.flatMap(matchesOf).filter(({ a, b, result }) => result === null && (a === id || b === id));
}

/** As the match itself ends when one side leaves: the other wins, and the games stay as they were. */
function forfeit(plan: Plan, { match_id, a, wins_a, wins_b }: MatchSummary, leaving: string): void {
  const result: MatchResult = a === leaving ? 'b' : 'a';
  const order = { type: 'finish_match', match_id, status: 'forfeited', wins_a, wins_b, result, force: true } as const;
  const decided = decideTournament(plan.state, order, plan.facts);
  if (!isViolation(decided)) plan.addAll(decided);
}
