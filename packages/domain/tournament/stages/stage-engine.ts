import type { TournamentFacts } from '../decide/commands.ts';
import type { OpenedMatch, TournamentEvent, TournamentEvents } from '../events.ts';
import type { TournamentViolation } from '../violations.ts';
import type { FixturePosition } from './position.ts';
import type { MatchPlace, MatchSummary, Round, StageBase } from './stage-base.ts';
import type { StageDraws } from './pairing/stage-draws.ts';
import type { StageScope } from './stage-scope.ts';
import type { StageTable } from './stage-table.ts';

export type StageEvent = Extract<
  TournamentEvent,
  {
    readonly type:
      | 'round_started'
      | 'bracket_matches_opened'
      | 'bracket_walkovers_given'
      | 'bracket_matches_withdrawn'
      | 'match_finished'
      | 'round_finished'
      | 'stage_finished';
  }
>;

/**
 * Events that change which matches and entrants a stage holds, and who leaves it while it runs. Scores, ends and rankings are the same in every stage: the
 * tournament folds them.
 */
export type StageChange = Extract<
  TournamentEvent,
  {
    readonly type:
      | 'round_started'
      | 'round_taken_back'
      | 'bracket_matches_opened'
      | 'bracket_walkovers_given'
      | 'bracket_matches_withdrawn'
      | 'participant_entered_late'
      | 'participant_dropped'
      | 'participant_disqualified'
      | 'participant_reinstated';
  }
>;

/** A match that may be opened: who meets, and where. */
export type ExpectedMatch = Pick<OpenedMatch, 'round' | 'table' | 'node' | 'a' | 'b'> & { readonly stage: number };

/** What everybody needs who follows an event or checks it: the state of a stage, and what it says of a match or an entrant. */
export type StageModel<G extends StageBase> = {
  /** The stage as it starts, before its first match. */
  begin(start: Pick<TournamentEvents['stage_started'], 'stage' | 'entrants' | 'round_count' | 'groups'>): G;
  evolve(stage: G, change: StageChange): G;
  /** The stage as it has just begun, with this round as its only one. */
  withFirstRound(begun: G, round: Round): G;
  position(stage: G, match: MatchPlace): FixturePosition;
  /** By participant id: the places from which its matches follow. Empty where the order of entry only breaks ties. */
  seeds(stage: G): ReadonlyMap<string, number>;
  /** Whether an entrant has, or may still get, something to play. */
  isIn(event: StageScope, stage: G, id: string): boolean;
  /** Whether somebody may still come in. Only the first stage of an event is asked. */
  lateEntry(event: StageScope, stage: G): boolean;
  /** Whether an entrant who left may come back. */
  reinstate(stage: G, id: string): boolean;
};

/** A stage type: its rules on its own state. It returns events of the tournament's log and never changes what it is given. */
export type StageEngine<G extends StageBase> = StageModel<G> & {
  readonly table: StageTable<G>;
  /** How its rounds are drawn; null: nothing is drawn. */
  readonly draws: StageDraws<G> | null;
  /** The events of a result, or why this stage can't take it. The tournament has checked match and score. */
  decide(match: MatchSummary, result: TournamentEvents['match_finished']): readonly StageEvent[] | TournamentViolation;
  /** What happens next without a command; the tournament folds it and asks again until there is nothing. Rounds wait for `mayBegin`. */
  due(event: StageScope, stage: G, order: { facts: TournamentFacts; mayBegin: boolean }): readonly StageEvent[];
  /** Running rounds in which there is nothing left to play. */
  roundsOver(event: StageScope, stage: G): readonly Round[];
  /** Whether everything was played that the stage is for; one that ended before its time is not complete. */
  isComplete(event: StageScope, stage: G): boolean;
  /** The matches that do not count any more, as others now meet there. */
  correct(event: StageScope, stage: G): readonly MatchSummary[];
  /** Takes back what `correct` names, and whatever else went with it. */
  withdraw(event: StageScope, stage: G, at: string): readonly StageEvent[];
  /** Matches that could be opened now, since results settle who meets. */
  ready(event: StageScope, stage: G): readonly ExpectedMatch[];
  /** Who goes on from the finished stage, the best first; `places` null: all who are still in. */
  carry(event: StageScope, stage: G, places: number | null): string[];
  /** Every entrant, first to last, by the results as they are; those who share a place stand together. */
  ranking(event: StageScope, stage: G): string[][];
};
