import type { BodyInput } from '@pailei/contracts/http/endpoint';
import type { adminSeasonsApi } from '@pailei/contracts/play/seasons/admin-seasons.api';
import { DEFAULT_REWARD_TABLE } from '@pailei/domain/rewards/types';
import { DEFAULT_FORMULAS } from '@pailei/domain/seasons/defaults';
import type { EventTier, SeasonFormulas } from '@pailei/domain/seasons/types';
import type { StageSettings } from '@pailei/domain/tournament/stages/stage';
import { boardBestOf, type BattlePlan } from '../battles/battle-options.ts';
import { readStages } from '../stages/read-stages.ts';

/** Who enters: every team, the better half of the table of teams, or every player. */
type EventField = 'teams' | 'best_teams' | 'players';

export type PlannedEvent = { field: EventField; name: string; tier: EventTier; stages: StageSettings[] };

const GROUP_SIZE = 4;

type Size = { teams: number; players: number; battles: readonly BattlePlan[] };

/** The events of a season in their order: two weeks of groups and three cups by turns, then the play-offs. */
export function planSeason({ teams, players, battles }: Size): PlannedEvent[] {
  const best_of = boardBestOf(battles);
  const stages = (text: string, entrants: number) => readStages(text, { best_of, entrants });
  const week = (number: number): PlannedEvent => ({
    field: 'teams',
    name: `小组周 ${number}`,
    tier: 'B',
    stages: stages(`groups:${teams / GROUP_SIZE}x${GROUP_SIZE}`, teams),
  });
  const cup = (number: number, text: string): PlannedEvent => ({
    field: 'players',
    name: `个人杯 ${number}`,
    tier: 'C',
    stages: stages(text, players),
  });
  const playOffs: PlannedEvent = {
    field: 'best_teams',
    name: '季后赛',
    tier: 'A',
    stages: stages('single', teams / 2),
  };
  return [week(1), cup(1, 'single'), week(2), cup(2, 'swiss:3'), cup(3, 'double'), playOffs];
}

const FORMULA = {
  ...DEFAULT_FORMULAS.team,
  sizes: [{ from: 8, percent: 120 }],
  win_cap: 60,
  upset_cap: 40,
  best: 2,
};

/** What the season is counted by, other than what a new one has: something of every part of a formula is at work. */
export const SEASON_FORMULAS: SeasonFormulas = {
  account: { ...FORMULA, places: DEFAULT_FORMULAS.account.places },
  team: FORMULA,
};

type Prizes = BodyInput<typeof adminSeasonsApi.create>['prizes'];
const PRIZE = { bands: DEFAULT_REWARD_TABLE.bands.map((band) => ({ ...band })), participation: 0 };
export const SEASON_PRIZES: Prizes = { account: PRIZE, team: PRIZE };
