import type { OpenedMatch, TournamentEvents } from '../events.ts';
import type { MatchSummary, Round, StageBase } from './stage-base.ts';

/** The stage with the round that has started. */
export function withStartedRound<G extends StageBase>(stage: G, facts: TournamentEvents['round_started']): G {
  const round = {
    ...newProbeRound(facts.round, facts.at),
    bye: facts.bye,
    matches: facts.matches.map((match) => newSummary(match, stage.index, facts.at)),
    ...(facts.notes.length > 0 && { notes: facts.notes }),
    ...(facts.adjustments && { adjustments: facts.adjustments }),
    ...(facts.absent && { absent: facts.absent }),
  };
  return { ...stage, rounds: [...stage.rounds, round] };
}

export function withEntrant<G extends StageBase>(stage: G, id: string): G {
  return { ...stage, entrants: [...stage.entrants, id] };
}

export function newProbeRound(number: number, at: string): Round {
  return { number, status: 'running', bye: null, started_at: at, finished_at: null, matches: [] };
}

export function newSummary(match: OpenedMatch, stage: number, at: string): MatchSummary {
  return {
    ...match,
    stage,
    status: 'scheduled',
    wins_a: 0,
    wins_b: 0,
    winner: null,
    result: null,
    due_at: null,
    updated_at: at,
  };
}

export const matchesOf = ({ rounds }: Pick<StageBase, 'rounds'>): MatchSummary[] =>
  rounds.flatMap(({ matches }) => matches);

export const isRoundOpen = ({ matches }: Round): boolean => matches.some(({ result }) => result === null);

export const hasOpenMatches = ({ rounds }: Pick<StageBase, 'rounds'>): boolean => rounds.some(isRoundOpen);
