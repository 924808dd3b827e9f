import type { RoundTexts } from '@pailei/contracts/play/stages/rounds/round-text';
import type { StageTexts } from '@pailei/contracts/play/stages/stage-text';
import { computeStandings } from '@pailei/domain/tournament/standings/rank';
import type { StandingsRow } from '@pailei/domain/tournament/standings/types';
import { topRanked } from '../../packages/domain/tournament/stages/top-ranked.ts';
import type {
  MatchSummary,
  Round,
  StageBase,
  StageSettingsBase,
} from '../../packages/domain/tournament/stages/stage-base.ts';
import type { StageEngine, StageEvent, StageModel } from '../../packages/domain/tournament/stages/stage-engine.ts';
import { roundsFinished, stageFinished } from '../../packages/domain/tournament/stages/stage-events.ts';
import {
  hasOpenMatches,
  isRoundOpen,
  matchesOf,
  withStartedRound,
} from '../../packages/domain/tournament/stages/stage-rounds.ts';
import type { StageSettingsRules } from '../../packages/domain/tournament/stages/settings/stage-settings-rules.ts';
import type { StageSchedule } from '../../packages/domain/tournament/stages/settings/stage-schedule.ts';
import type { StageScope } from '../../packages/domain/tournament/stages/stage-scope.ts';
import type { StageTable } from '../../packages/domain/tournament/stages/stage-table.ts';
import type { TournamentFacts } from '../../packages/domain/tournament/decide/commands.ts';
import type { OpenedMatch, TournamentEventOf } from '../../packages/domain/tournament/events.ts';

/**
 * A stage type that the site does not have: everybody meets everybody at once, and among those of equal points the higher seed
 * wins. Tests register it in the maps of stage types.
 */
export type SeedOrderSettings = StageSettingsBase & { readonly type: 'seed_order' };
export type SeedOrderStage = StageBase & { readonly type: 'seed_order' };

export const seedOrderTexts = {
  name: '种子赛',
  shortName: '种子赛',
  summary: () => '种子赛',
  size: () => '',
  bestOfs: ({ best_of }) => [best_of],
  entrants: (count) => `${count} 人`,
  progress: () => '进行中',
  matchHeading: (label, table) => `${label} 第 ${table} 桌`,
  dropEffect: '进行中的场次判负。',
} satisfies Omit<StageTexts, 'bestOfs'> & { bestOfs: (settings: SeedOrderSettings) => readonly number[] };

export const seedOrderRounds: RoundTexts = {
  round: () => '种子赛',
  roundInStage: () => '全部场次',
  hasTables: () => true,
};

export const seedOrderTable: StageTable<SeedOrderStage> = {
  kind: 'standings',
  rows,
  rowsAfter: (_, known) => [...known],
};

export const seedOrderRules: StageSettingsRules<SeedOrderSettings> = {
  defaults: { type: 'seed_order', best_of: 1 },
  keepsScore: true,
  distributions: ['seed'],
  carries: ['nothing'],
  isSound: () => true,
  places: () => null,
  roundCount: () => 1,
  bestOf: ({ best_of }) => best_of,
  groupCount: () => null,
};

export const seedOrderModel: StageModel<SeedOrderStage> = {
  begin: ({ stage, entrants, round_count }) => ({
    index: stage,
    type: 'seed_order',
    status: 'running',
    entrants,
    round_count,
    rounds: [],
    ranking: [],
  }),
  withFirstRound: (begun, round) => ({ ...begun, rounds: [round] }),
  evolve: (stage, change) => (change.type === 'round_started' ? withStartedRound(stage, change.payload) : stage),
  position: ({ index }, { round, table }) => ({
    stage: index,
    group: 0,
    section: 'main',
    round,
    number: table,
    leg: 1,
  }),
  seeds: ({ entrants }) => new Map(entrants.map((id, index) => [id, index + 1])),
  isIn: (_, { entrants }, id) => entrants.includes(id),
  lateEntry: () => false,
  reinstate: () => false,
};

export const seedOrderSchedule: StageSchedule<SeedOrderSettings> = ({ best_of }, entrants) => [
  { matches: (entrants * (entrants - 1)) / 2, best_of },
];

export const seedOrderEngine: StageEngine<SeedOrderStage> = {
  ...seedOrderModel,
  table: seedOrderTable,
  draws: null,
  decide: (_, payload) => [{ type: 'match_finished', payload }],
  due,
  roundsOver: (_, stage) => roundsOver(stage),
  isComplete: (_, stage) => stage.rounds.length > 0 && !hasOpenMatches(stage),
  correct: () => [],
  withdraw: () => [],
  ready: () => [],
  carry: topRanked,
  ranking,
};

function due(event: StageScope, stage: SeedOrderStage, { facts }: { facts: TournamentFacts }): readonly StageEvent[] {
  if (stage.rounds.length === 0) return [everybody(event, stage, facts)];
  const over = roundsOver(stage);
  if (over.length > 0) return roundsFinished(stage, over, facts.now);
  return hasOpenMatches(stage) ? [] : [stageFinished(stage, ranking(event, stage), facts.now)];
}

function everybody(
  { settings }: StageScope,
  { index, entrants }: SeedOrderStage,
  { now, new_id }: TournamentFacts,
): TournamentEventOf<'round_started'> {
  const { best_of } = settings.stages[index]!;
  const pairs = entrants.flatMap((a, place) => entrants.slice(place + 1).map((b) => ({ a, b })));
  const matches = pairs.map(({ a, b }, place): OpenedMatch => ({
    match_id: new_id(),
    round: 1,
    table: place + 1,
    node: null,
    a,
    b,
    best_of,
  }));
  const relaxed = { rematches: 0, repeated_byes: 0, forbidden_pairs: 0 };
  return {
    type: 'round_started',
    payload: { stage: index, round: 1, bye: null, matches, notes: [], relaxed, at: now },
  };
}

function rows({ participants }: StageScope, stage: SeedOrderStage): StandingsRow[] {
  return computeStandings({
    entrants: stage.entrants.map((id, index) => ({
      id,
      lot: index + 1,
      is_disqualified: participants[id]?.status === 'disqualified',
    })),
    results: matchesOf(stage).flatMap(resultOf),
    tiebreakers: [],
    byes_in_opponent_rates: true,
  });
}

function resultOf({ a, b, result, wins_a, wins_b }: MatchSummary) {
  return result === null ? [] : [{ kind: 'match' as const, a, b, result, wins_a, wins_b, drawn: 0 }];
}

function ranking(event: StageScope, stage: SeedOrderStage): string[][] {
  return rows(event, stage).map(({ id }) => [id]);
}

function roundsOver({ rounds }: SeedOrderStage): readonly Round[] {
  return rounds.filter((round) => round.status === 'running' && !isRoundOpen(round));
}
