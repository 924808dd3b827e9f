import type { TournamentFacts } from '../../decide/commands.ts';
import { topRanked } from '../top-ranked.ts';
import type { StageEngine, StageEvent } from '../stage-engine.ts';
import { roundsFinished, stageFinished } from '../stage-events.ts';
import { hasOpenMatches } from '../stage-rounds.ts';
import { activeEntrants, type StageScope } from '../stage-scope.ts';
import { swissModel } from './model.ts';
import { hasAllRounds, nextRound, roundsToEnd, swissDraws } from './pairing.ts';
import { stageStandings } from './results.ts';
import type { SwissStage } from './swiss-stage.ts';
import { swissTable } from './table.ts';

/** A corrected result changes the standings and never who has met whom: nothing depends on a match but the table. */
export const swissEngine: StageEngine<SwissStage> = {
  ...swissModel,
  table: swissTable,
  draws: swissDraws,
  decide: (_, payload) => [{ type: 'match_finished', payload }],
  due,
  roundsOver: (_, stage) => roundsToEnd(stage),
  isComplete: (_, stage) => hasAllRounds(stage) && !hasOpenMatches(stage),
  correct: () => [],
  withdraw: () => [],
  ready: () => [],
  carry: topRanked,
  ranking,
};

type Order = { readonly facts: TournamentFacts; readonly mayBegin: boolean };

function due(event: StageScope, stage: SwissStage, { facts, mayBegin }: Order): readonly StageEvent[] {
  const over = roundsToEnd(stage);
  if (over.length > 0) return roundsFinished(stage, over, facts.now);
  if (hasOpenMatches(stage)) return [];
  if (hasAllRounds(stage) || activeEntrants(event, stage).length < 2)
    return [stageFinished(stage, ranking(event, stage), facts.now)];
  return mayBegin && swissDraws.held(event, stage) === null ? [nextRound(event, stage, facts)] : [];
}

function ranking(event: StageScope, stage: SwissStage): string[][] {
  return stageStandings(event, stage).map(({ id }) => [id]);
}
