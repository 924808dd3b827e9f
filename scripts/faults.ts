import { parseArgs } from 'node:util';
import { breakageRound } from '../tests/faults/break/breakage-round.ts';
import { createChecks } from '../tests/faults/check/checks.ts';
import { killRound } from '../tests/faults/break/kill-round.ts';
import { runWithOwnMounts } from '../tests/faults/break/mount-namespace.ts';
import { runRound, type RoundOptions } from '../tests/faults/round.ts';
import { runSeasonRound } from '../tests/faults/season-round.ts';
import { runStarvedRound } from '../tests/faults/starved-round.ts';
import { checkStarts } from '../tests/faults/break/starts.ts';
import { readWholeNumber } from './arguments/whole-number.ts';

const TURNS = {
  kills: (options: RoundOptions) => runRound(options, killRound(options)),
  breakages: (options: RoundOptions) => runRound(options, breakageRound(options)),
  starts: checkStarts,
  season: runSeasonRound,
  starved: runStarvedRound,
};
type Turn = keyof typeof TURNS;
const NAMES = ['kills', 'starts', 'breakages', 'season', 'starved'] as const satisfies Turn[];
/** Those of a smoke that names none. */
const IN_SMOKE: readonly Turn[] = ['kills', 'starts', 'breakages', 'starved'];
/** These disturb what runs beside them. */
const ALONE: readonly Turn[] = ['breakages', 'starved'];

const USAGE = `npm run faults -- [--smoke | --minutes N] [--seed N] [--only ${NAMES.join('|')}]`;
const DEFAULT_MINUTES = 10;

const print = (line: string) => process.stdout.write(`${line}\n`);

const readNumber = (text: string | undefined, name: string) => readWholeNumber(text, name, USAGE);

type Options = { isSmoke: boolean; seed: number; minutes: number; turns: readonly Turn[] };

function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      smoke: { type: 'boolean', default: false },
      minutes: { type: 'string' },
      seed: { type: 'string' },
      only: { type: 'string' },
    },
  });
  if (values.smoke && values.minutes !== undefined) throw new Error(USAGE);
  const usual = values.smoke ? IN_SMOKE : NAMES;
  const turns = values.only === undefined ? usual : NAMES.filter((name) => name === values.only);
  if (turns.length === 0) throw new Error(USAGE);
  const minutes = values.smoke ? 0 : (readNumber(values.minutes, 'minutes') ?? DEFAULT_MINUTES);
  return { isSmoke: values.smoke, seed: readNumber(values.seed, 'seed') ?? Date.now() % 1_000_000, minutes, turns };
}

/** The kinds of faults by turns until the time is over; a smoke has each once. The seed of a turn replays its schedule. */
async function run(args: string[]): Promise<boolean> {
  const { isSmoke, seed, minutes, turns } = readOptions(args);
  const checks = createChecks(print);
  const startedAt = performance.now();
  const elapsed = () => (performance.now() - startedAt) / 1_000;
  const log = (line: string) => print(`${elapsed().toFixed(1).padStart(7)} s  ${line}`);
  const take = (name: Turn, turn: number) => {
    print(`turn ${turn + 1}: --only ${name} --seed ${seed + turn}`);
    return TURNS[name]({ size: isSmoke ? 'smoke' : 'full', seed: seed + turn, checks, log });
  };
  if (isSmoke) {
    // A start mostly waits. Both come to their end, so that nothing of them is left running.
    const results = await Promise.allSettled(turns.filter((name) => !ALONE.includes(name)).map(take));
    for (const result of results) if (result.status === 'rejected') throw result.reason;
    for (const name of turns.filter((one) => ALONE.includes(one))) await take(name, turns.indexOf(name));
  } else {
    for (let turn = 0; turn === 0 || elapsed() < minutes * 60; turn += 1)
      await take(turns[turn % turns.length] ?? 'kills', turn);
  }
  log('done');
  print(`${checks.passed()} passed, ${checks.failed()} failed`);
  return checks.failed() === 0;
}

try {
  const code = await runWithOwnMounts();
  process.exit(code ?? ((await run(process.argv.slice(2))) ? 0 : 1));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
}
