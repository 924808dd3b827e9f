import { computeStandings } from '../../standings/rank.ts';
import type { StandingsEntrant, StandingsResult, StandingsRow } from '../../standings/types.ts';
import type { MatchSummary } from '../stage-base.ts';
import type { StageScope } from '../stage-scope.ts';
import { standingsRules } from '../standings-rules.ts';
import { carriedPointsOf, carriedResultsOf } from '../graph/carried-into.ts';
import { byeScore, matchScore } from '../../teams/team-scores.ts';
import { ownSettings } from './own-settings.ts';
import type { SwissStage } from './swiss-stage.ts';

/** The table of a stage, from the matches that are over. */
export function stageStandings(event: StageScope, stage: SwissStage): StandingsRow[] {
  return computeStandings({
    entrants: standingsEntrants(event, stage),
    results: stageResults(event, stage),
    ...standingsRules(event, stage.index),
  });
}

function standingsEntrants(event: StageScope, stage: SwissStage): StandingsEntrant[] {
  const carried = carriedPointsOf(stage);
  return stage.entrants.flatMap((id) => {
    const participant = event.participants[id];
    if (!participant) return [];
    const carried_points = carried.get(id);
    return {
      id,
      lot: participant.lot ?? Infinity,
      is_disqualified: participant.status === 'disqualified',
      ...(carried_points !== undefined && { carried_points }),
    };
  });
}

export function matchResult({ settings }: Pick<StageScope, 'settings'>, match: MatchSummary): StandingsResult | null {
  const { a, b, result, round } = match;
  if (result === null) return null;
  return { kind: 'match', a, b, result, ...matchScore(settings, { ...match, result }), drawn: 0, round };
}

/**
 * Every result of the stage. A finished round without a match or bye is a loss for everyone still in the
 * field and for those who played later; for one who has left, the rounds after the last one are not played.
 */
function stageResults(event: StageScope, stage: SwissStage): StandingsResult[] {
  const results: StandingsResult[] = carriedResultsOf(stage).map(({ games, ...result }) => ({
    kind: 'match',
    ...result,
    ...matchScore(event.settings, { ...result, games }),
    drawn: 0,
  }));
  const halfPoints = new Set(stage.half_point_byes);
  const bye = byeScore(event.settings, ownSettings(event, stage).best_of);
  const lastRound = lastRoundsPlayed(stage);
  for (const round of stage.rounds) {
    const inRound = new Set<string>();
    for (const match of round.matches) {
      inRound.add(match.a).add(match.b);
      const result = matchResult(event, match);
      if (result) results.push(result);
    }
    if (round.bye !== null) {
      inRound.add(round.bye);
      results.push({ kind: 'bye', id: round.bye, ...bye, round: round.number });
    }
    if (round.status === 'running' || inRound.size === stage.entrants.length) continue;
    for (const id of stage.entrants) {
      if (inRound.has(id)) continue;
      if (!isInField(event, stage.index, { id, round: round.number, last: lastRound.get(id) ?? 0 })) continue;
      results.push({ kind: halfPoints.delete(id) ? 'half_bye' : 'missed', id, round: round.number });
    }
  }
  return results;
}

type InRound = { readonly id: string; readonly round: number; readonly last: number };

/** Whether an entrant was in the field of a round in which they did not play: who left after it was. */
function isInField({ participants }: StageScope, stage: number, { id, round, last }: InRound): boolean {
  const { status, left_at } = participants[id] ?? {};
  if (status === 'active' || round < last) return true;
  return left_at !== undefined && (left_at.stage > stage || (left_at.stage === stage && left_at.round > round));
}

function lastRoundsPlayed(stage: SwissStage): Map<string, number> {
  const last = new Map<string, number>();
  for (const { number, bye, matches } of stage.rounds) {
    for (const { a, b } of matches) last.set(a, number).set(b, number);
    if (bye !== null) last.set(bye, number);
  }
  return last;
}
