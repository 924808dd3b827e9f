import { parseArgs } from 'node:util';
import { SERIES_FORMATS, type SeriesFormat } from '@pailei/domain/series';
import type { StageSettings } from '@pailei/domain/tournament';
import { readBattlePlans, teamSize, type BattlePlan } from './battles/battle-options.ts';
import { oneOf, within } from './read-option.ts';
import type { Habits } from './people/habits.ts';
import { readStages } from './stages/read-stages.ts';
import { readTrouble } from './trouble/trouble.ts';

export type SimulationOptions = {
  players: number;
  format: SeriesFormat;
  stages: StageSettings[];
  /** How many times faster than people: a game of 6 minutes takes 18 s at 20. */
  speed: number;
  seed: number;
  /** So many teams are founded and filled first; 0: none. */
  teams: number;
  /** What the pairs of teams play, by turns, in place of a tournament; none: the tournament is played. */
  battles: BattlePlan[];
  habits: Habits;
  /** A referee's desk stays open, and is held against what is played. */
  desk: boolean;
  /** The site to play on; without it the one that runs here, else one started for the purpose. */
  url: string | undefined;
};

export const USAGE = `npm run simulate -- --players 16 --format conquest --best-of 5 --stages swiss:4,single:8 --speed 20 [--trouble drops,late,disputes,no-shows,corrections] [--desk] [--teams 8] [--url http://…] [--seed N]
npm run simulate -- --teams 8 --battle boards|winner_stays|relay --boards 5 [--order fixed|free] [--best-of 3] [--speed 20] …

--battle has the teams challenge each other and play battles in place of a tournament; also two_v_two, scheveningen, conquest_team and
co_op, or several with commas between, which the pairs of teams take by turns. --boards: players of a team (3–7), where the format lets it choose.

With --url on a site that runs: ADMIN_USERNAME and ADMIN_PASSWORD of its admin (ADMIN_TOTP_SECRET with a second factor), and the
RATE_LIMIT_KEY that the site was started with, without which the limits per address hold.`;

/** Something that whoever runs the simulator can put right. */
export class SetupError extends Error {
  override name = 'SetupError';
}

const USUAL_PLAYERS = 16;

/** Reads the command line. Throws an error that names what is wrong. */
export function readOptions(argv: readonly string[]): SimulationOptions {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      players: { type: 'string' },
      format: { type: 'string', default: 'conquest' },
      'best-of': { type: 'string' },
      battle: { type: 'string' },
      boards: { type: 'string', default: '5' },
      order: { type: 'string', default: 'fixed' },
      stages: { type: 'string', default: 'swiss:4,single:8' },
      speed: { type: 'string', default: '20' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      teams: { type: 'string', default: '0' },
      trouble: { type: 'string' },
      desk: { type: 'boolean', default: false },
      url: { type: 'string' },
    },
  });
  const { battle, boards, order, 'best-of': best_of } = values;
  const battles = readBattlePlans({ battle, boards, order, best_of });
  const teams = within(Number(values.teams), battles.length > 0 ? 2 : 0, 128, '--teams');
  const players = readPlayers(values.players, teams, battles);
  return {
    players,
    format: oneOf(SERIES_FORMATS, values.format, '--format'),
    stages: battles.length > 0 ? [] : readStages(values.stages, { best_of, players }),
    speed: within(Number(values.speed), 1, 1_000, '--speed'),
    seed: within(Number(values.seed), 0, 2 ** 31, '--seed'),
    teams,
    battles,
    habits: readTrouble(values.trouble),
    desk: values.desk,
    url: values.url?.replace(/\/$/, ''),
  };
}

/** Without a number so many as the teams need, else the usual number of a tournament. */
function readPlayers(given: string | undefined, teams: number, battles: readonly BattlePlan[]): number {
  const needed = teams * Math.max(0, ...battles.map(teamSize));
  const usual = battles.length > 0 ? needed : USUAL_PLAYERS;
  return within(Number(given ?? usual), Math.max(2, needed), 1_024, '--players');
}
