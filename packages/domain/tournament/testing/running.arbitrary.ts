import type { RewardTable } from '../../rewards/types.ts';
import type { MatchSummary } from '../stages/stage-base.ts';
import type { MatchResult } from '../../series/match-result.ts';
import type { GrandFinal } from '../stages/double-elimination/double-elimination-stage.ts';
import type { StageSettings, StageSettingsOf } from '../stages/stage.ts';
import { currentStage } from '../state-parts.ts';
import { lineupSize } from '../settings.ts';
import { driveTournament, finishCommand, openMatches, type Driver } from './tournament.arbitrary.ts';
import { CAPACITY_MAX, type RewardChoice, type TournamentSettings } from '../types.ts';

export const swiss = (rounds: number | null): StageSettings => ({ type: 'swiss', rounds, best_of: 3 });
export const cut = (size: number | null, third_place = false): StageSettings => ({
  type: 'single_elimination',
  size,
  best_of: 3,
  final_best_of: 5,
  third_place,
});

type StartFacts = {
  rewards?: RewardChoice | undefined;
  site_rewards?: RewardTable;
  team_of?: Readonly<Record<string, string>>;
};

export const double = (grand_final: GrandFinal = 'reset', size: number | null = null): StageSettings => ({
  type: 'double_elimination',
  size,
  best_of: 3,
  final_best_of: 5,
  grand_final,
});

/** A running tournament of p1, p2, … seeded in this order. */
export function running(
  players: number,
  stages: readonly StageSettings[],
  settings: Partial<TournamentSettings> = {},
  { rewards, site_rewards, team_of }: StartFacts = {},
): Driver {
  const driver = driveTournament({
    rewards,
    settings: { check_in_required: false, first_round: 'seeded', ...settings, stages },
    capacity: Math.min(CAPACITY_MAX, players + 2),
  });
  const ids = Array.from({ length: players }, (_, index) => `p${index + 1}`);
  driver.run({ type: 'open_registration' });
  for (const id of ids) {
    driver.run({ type: 'register', participant_id: id, user_id: `u-${id}`, name: id });
    driver.run({ type: 'submit_decks', participant_id: id, count: lineupSize(driver.state.settings) });
  }
  driver.run({
    type: 'start',
    due_at: null,
    seed_order: ids,
    ...(site_rewards && { site_rewards }),
    ...(team_of && { team_of }),
  });
  return driver;
}

const numberOf = (id: string) => Number(id.slice(1));
const lowerWins = ({ a, b }: MatchSummary): MatchResult => (numberOf(a) < numberOf(b) ? 'a' : 'b');
export const advance = (driver: Driver, by_hand = false) => driver.run({ type: 'advance', by_hand });
export const advanceUntilIdle = (driver: Driver) => {
  while (advance(driver) === null) continue;
};
export function playOpen(driver: Driver, result = lowerWins): void {
  for (const match of openMatches(driver.state)) driver.run(finishCommand(match, result(match)));
}
export function playToEnd(driver: Driver): void {
  while (driver.state.status === 'running') {
    playOpen(driver);
    advance(driver);
  }
}
export const matchOf = (driver: Driver, ...ids: string[]) =>
  currentStage(driver.state)
    ?.rounds.flatMap(({ matches }) => matches)
    .find(({ a, b }) => ids.every((id) => id === a || id === b)) as MatchSummary;
export const places = (driver: Driver) =>
  driver.state.placements.map(({ participant_id, place, place_to }) => `${participant_id} ${place}-${place_to}`);
export const openRounds = (driver: Driver) => currentStage(driver.state)?.rounds.length ?? 0;

/** A stage of groups; by default one leg in groups of four. */
export const groups = (settings: Partial<StageSettingsOf<'round_robin'>> = {}): StageSettings => ({
  type: 'round_robin',
  group_count: null,
  group_size: 4,
  legs: 1,
  best_of: 3,
  tie_at_cut: 'decider',
  ...settings,
});
