import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const BENCH = join(ROOT, 'tests/bench');
const PEERS = join(BENCH, 'peers');

/** Every tests/bench/<name>.ts is a benchmark; what they share is in folders below. */
function benchNames(): string[] {
  return globSync('*.ts', { cwd: BENCH })
    .map((file) => basename(file, '.ts'))
    .toSorted();
}

/** These measure against nothing that has to be fetched. */
const ALONE: readonly string[] = ['web-size'];

/** What is measured against is fetched here and nowhere else: the product depends on none of it. */
function ensurePeers(): void {
  const wanted = createHash('sha256')
    .update(readFileSync(join(PEERS, 'package-lock.json')))
    .digest('hex');
  const stamp = join(PEERS, 'node_modules/.lock-stamp');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const cli = process.env['npm_execpath'];
  const npm = cli === undefined ? ['npm'] : [process.execPath, cli];
  const args = ['ci', '--prefix', PEERS, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const [program = '', ...first] = npm;
  const { status } = spawnSync(program, [...first, ...args], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The packages to measure against could not be fetched.');
  writeFileSync(stamp, wanted);
}

type Option = string | number | boolean | (string | number)[];

type Bench = {
  /** Prints its ratios and returns what `--json` writes. */
  run: (options: Record<string, Option>) => Promise<unknown>;
};

function readValue(text: string): Option {
  if (text.includes(',')) return text.split(',').map((part) => (Number.isNaN(Number(part)) ? part : Number(part)));
  return text === '' || Number.isNaN(Number(text)) ? text : Number(text);
}

/** `--sizes 16,64 --histories 5 --quick` → `{ sizes: [16, 64], histories: 5, quick: true }`. */
function readOptions(args: string[]): Record<string, Option> {
  const options: Record<string, Option> = {};
  for (const [index, arg] of args.entries()) {
    if (!arg.startsWith('--')) continue;
    const name = arg.slice(2).replace(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());
    const next = args[index + 1];
    options[name] = next === undefined || next.startsWith('--') ? true : readValue(next);
  }
  return options;
}

const args = process.argv.slice(2);
const firstOption = args.findIndex((arg) => arg.startsWith('--'));
const names = firstOption === -1 ? args : args.slice(0, firstOption);
const unknown = names.filter((name) => !benchNames().includes(name));
if (names.length === 0 || unknown.length > 0) {
  process.stderr.write(`Usage: npm run bench -- <${benchNames().join('|')}> … [--json FILE] [options]\n`);
  process.exit(1);
}
const { json, ...options } = readOptions(args);
if (names.some((name) => !ALONE.includes(name))) ensurePeers();
const reports: Record<string, unknown> = {};
for (const name of names) {
  const bench: Bench = await import(join(BENCH, `${name}.ts`));
  reports[name] = await bench.run(options);
}
if (typeof json === 'string') writeFileSync(json, `${JSON.stringify(reports, null, 2)}\n`);
process.exit(0);
