import { parseArgs } from 'node:util';
import { SERIES_FORMATS, type SeriesFormat } from '@pailei/domain/series/settings';
import type { StageSettings } from '@pailei/domain/tournament/stages/stage';
import { boardBestOf, readBattlePlans, teamSize, type BattlePlan } from './battles/battle-options.ts';
import { oneOf, within } from './read-option.ts';
import type { Habits } from './people/habits.ts';
import { readRunKind, STAGES_OF_KIND, TEAMS_OF_KIND, type RunKind } from './run-kind.ts';
import { readStages } from './stages/read-stages.ts';
import { readTrouble } from './trouble/trouble.ts';

export type SimulationOptions = {
  kind: RunKind;
  players: number;
  format: SeriesFormat;
  /** Of the one event that is played. */
  stages: StageSettings[];
  /** How many times faster than people: a game of 6 minutes takes 18 s at 20. */
  speed: number;
  seed: number;
  /** So many teams are founded and filled first; 0: none. */
  teams: number;
  /** What the pairs of teams play, by turns; in events of teams every fixture. */
  battles: BattlePlan[];
  habits: Habits;
  /** A referee's desk stays open, and is held against what is played. */
  desk: boolean;
  /** The site to play on; without it the one that runs here, else one started for the purpose. */
  url: string | undefined;
};

export const USAGE = `npm run simulate -- --players 16 --format conquest --best-of 5 --stages swiss:4,single:8 --speed 20 [--trouble drops,late,disputes,no-shows,corrections] [--desk] [--teams 8] [--url http://…] [--seed N]
npm run simulate -- --teams 8 --battle boards|winner_stays|relay --boards 5 [--order fixed|free] [--best-of 3] [--speed 20] …
npm run simulate -- --team-event [--teams 8] [--battle boards] [--boards 5] [--stages groups:2x4,single:4] …
npm run simulate -- --season [--teams 8] [--battle boards] [--boards 5] …

--battle has the teams challenge each other and play battles in place of a tournament; also two_v_two, scheveningen, conquest_team and
co_op, or several with commas between, which the pairs of teams take by turns. --boards: players of a team (3–7), where the format lets it choose.

--team-event has the teams enter an event, whose stages --stages says; each fixture is a battle. --season plays a season: two weeks of groups
of four teams, play-offs of the better half, three cups of the players, closing and champions, and checks what must hold at its end.

With --url on a site that runs: ADMIN_USERNAME and ADMIN_PASSWORD of its admin (ADMIN_TOTP_SECRET with a second factor), and the
RATE_LIMIT_KEY that the site was started with, without which the limits per address hold.`;

/** Something that whoever runs the simulator can put right. */
export class SetupError extends Error {
  override name = 'SetupError';
}

const USUAL_PLAYERS = 16;
const USUAL_BATTLE = 'boards';

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
      'team-event': { type: 'boolean', default: false },
      season: { type: 'boolean', default: false },
      stages: { type: 'string' },
      speed: { type: 'string', default: '20' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      teams: { type: 'string' },
      trouble: { type: 'string' },
      desk: { type: 'boolean', default: false },
      url: { type: 'string' },
    },
  });
  const kind = readRunKind(values);
  const { boards, order, 'best-of': best_of } = values;
  const battle = values.battle ?? (isOfTeams(kind) ? USUAL_BATTLE : undefined);
  const battles = readBattlePlans({ battle, boards, order, best_of });
  if (isOfTeams(kind) && battles.length > 1) throw new Error('--battle: all fixtures of an event are of one format');
  const teams = readTeams(values.teams, kind);
  const players = readPlayers(values.players, teams, battles);
  return {
    kind,
    players,
    format: oneOf(SERIES_FORMATS, values.format, '--format'),
    stages: readStagesOf(kind, values.stages, { best_of, players, teams, battles }),
    speed: within(Number(values.speed), 1, 1_000, '--speed'),
    seed: within(Number(values.seed), 0, 2 ** 31, '--seed'),
    teams,
    battles,
    habits: readTrouble(values.trouble),
    desk: values.desk,
    url: values.url?.replace(/\/$/, ''),
  };
}

const isOfTeams = (kind: RunKind) => kind === 'team_event' || kind === 'season';

function readTeams(given: string | undefined, kind: RunKind): number {
  const { usual, least, step } = TEAMS_OF_KIND[kind];
  const teams = within(Number(given ?? usual), least, 128, '--teams');
  if (teams % step !== 0) throw new Error(`--teams of a ${kind} must be a multiple of ${step}`);
  return teams;
}

type Field = { best_of: string | undefined; players: number; teams: number; battles: readonly BattlePlan[] };

/** Battles that captains agree on, and a season, have none from here. */
function readStagesOf(kind: RunKind, given: string | undefined, { best_of, players, teams, battles }: Field) {
  if (kind === 'tournament') return readStages(given ?? STAGES_OF_KIND.tournament, { best_of, entrants: players });
  if (kind !== 'team_event') return [];
  return readStages(given ?? STAGES_OF_KIND.team_event, { best_of: boardBestOf(battles), entrants: teams });
}

/** Without a number so many as the teams need, else the usual number of a tournament. */
function readPlayers(given: string | undefined, teams: number, battles: readonly BattlePlan[]): number {
  const needed = teams * Math.max(0, ...battles.map(teamSize));
  const usual = battles.length > 0 ? needed : USUAL_PLAYERS;
  return within(Number(given ?? usual), Math.max(2, needed), 1_024, '--players');
}
