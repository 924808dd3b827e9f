import { parseArgs } from 'node:util';
import { SERIES_FORMATS, type SeriesFormat } from '@pailei/domain/series';
import { STAGE_BEST_OF, type StageBestOf } from '@pailei/domain/stages';
import type { StageSettings } from '@pailei/domain/tournament';

export type SimulationOptions = {
  players: number;
  format: SeriesFormat;
  stages: StageSettings[];
  /** How many times faster than people: a game of 6 minutes takes 18 s at 20. */
  speed: number;
  seed: number;
  /** So many teams are founded and filled first; 0: none. */
  teams: number;
  /** The site to play on; without it the one that runs here, else one started for the purpose. */
  url: string | undefined;
};

export const USAGE = `npm run simulate -- --players 16 --format conquest --best-of 5 --stages swiss:4,single:8 --speed 20 [--teams 8] [--url http://…] [--seed N]

With --url on a site that runs: ADMIN_USERNAME and ADMIN_PASSWORD of its admin (ADMIN_TOTP_SECRET with a second factor), and the
RATE_LIMIT_KEY that the site was started with, without which the limits per address hold.`;

/** Something that whoever runs the simulator can put right. */
export class SetupError extends Error {
  override name = 'SetupError';
}

/** Reads the command line. Throws an error that names what is wrong. */
export function readOptions(argv: readonly string[]): SimulationOptions {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      players: { type: 'string', default: '16' },
      format: { type: 'string', default: 'conquest' },
      'best-of': { type: 'string', default: '5' },
      stages: { type: 'string', default: 'swiss:4,single:8' },
      speed: { type: 'string', default: '20' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      teams: { type: 'string', default: '0' },
      url: { type: 'string' },
    },
  });
  const bestOf = oneOf(STAGE_BEST_OF, Number(values['best-of']), '--best-of');
  return {
    players: within(Number(values.players), 2, 1_024, '--players'),
    format: oneOf(SERIES_FORMATS, values.format, '--format'),
    stages: values.stages.split(',').map((text) => readStage(text, bestOf)),
    speed: within(Number(values.speed), 1, 1_000, '--speed'),
    seed: within(Number(values.seed), 0, 2 ** 31, '--seed'),
    teams: within(Number(values.teams), 0, 128, '--teams'),
    url: values.url?.replace(/\/$/, ''),
  };
}

function readStage(text: string, bestOf: StageBestOf): StageSettings {
  const [kind, number] = text.split(':');
  const count = number === undefined ? null : within(Number(number), 1, 1_024, '--stages');
  if (kind === 'swiss') return { type: 'swiss', rounds: count, best_of: bestOf };
  if (kind === 'single')
    return { type: 'single_elimination', size: count, best_of: bestOf, final_best_of: null, third_place: true };
  throw new Error(`--stages: ${text} is neither swiss:ROUNDS nor single:SIZE`);
}

function within(value: number, least: number, most: number, name: string): number {
  if (!Number.isInteger(value) || value < least || value > most)
    throw new Error(`${name} must be a whole number from ${least} to ${most}`);
  return value;
}

function oneOf<T>(values: readonly T[], value: unknown, name: string): T {
  const found = values.find((candidate) => candidate === value);
  if (found === undefined) throw new Error(`${name} must be one of ${values.join(', ')}`);
  return found;
}
