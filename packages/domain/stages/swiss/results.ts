import { winsNeeded } from '../../series/settings.ts';
import { computeStandings } from '../../standings/rank.ts';
import type { StandingsEntrant, StandingsResult, StandingsRow, StandingsRules } from '../../standings/types.ts';
import type { MatchSummary } from '../stage-base.ts';
import type { StageScope } from '../stage-scope.ts';
import { ownSettings } from './own-settings.ts';
import type { SwissStage } from './swiss-stage.ts';

/** The table of a stage, from the matches that are over. */
export function stageStandings(event: StageScope, stage: SwissStage): StandingsRow[] {
  return computeStandings({
    entrants: standingsEntrants(event, stage),
    results: stageResults(event, stage),
    ...standingsRules(event),
  });
}

export function standingsRules({ settings }: Pick<StageScope, 'settings'>): StandingsRules {
  return { tiebreakers: settings.tiebreakers, byes_in_opponent_rates: settings.byes_in_opponent_rates };
}

function standingsEntrants(event: StageScope, stage: SwissStage): StandingsEntrant[] {
  return stage.entrants.flatMap((id) => {
    const participant = event.participants[id];
    if (!participant) return [];
    return { id, lot: participant.lot ?? Infinity, is_disqualified: participant.status === 'disqualified' };
  });
}

export function matchResult(match: MatchSummary): StandingsResult | null {
  if (match.result === null) return null;
  const { a, b, result, wins_a, wins_b } = match;
  return { kind: 'match', a, b, result, wins_a, wins_b, drawn: 0 };
}

/**
 * Every result of the stage. A finished round without a match or bye is a loss for everyone still in the
 * field and for those who played later; for one who has left, the rounds after the last one are not played.
 */
function stageResults(event: StageScope, stage: SwissStage): StandingsResult[] {
  const results: StandingsResult[] = [];
  const byeWins = winsNeeded(ownSettings(event, stage).best_of);
  const lastRound = lastRoundsPlayed(stage);
  for (const round of stage.rounds) {
    const inRound = new Set<string>();
    for (const match of round.matches) {
      inRound.add(match.a).add(match.b);
      const result = matchResult(match);
      if (result) results.push(result);
    }
    if (round.bye !== null) {
      inRound.add(round.bye);
      results.push({ kind: 'bye', id: round.bye, wins: byeWins });
    }
    if (round.status === 'running' || inRound.size === stage.entrants.length) continue;
    for (const id of stage.entrants) {
      const isIn = event.participants[id]?.status === 'active' || round.number < (lastRound.get(id) ?? 0);
      if (isIn && !inRound.has(id)) results.push({ kind: 'missed', id });
    }
  }
  return results;
}

function lastRoundsPlayed(stage: SwissStage): Map<string, number> {
  const last = new Map<string, number>();
  for (const { number, bye, matches } of stage.rounds) {
    for (const { a, b } of matches) last.set(a, number).set(b, number);
    if (bye !== null) last.set(bye, number);
  }
  return last;
}
