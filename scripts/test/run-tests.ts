import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { addCounts, countPlaywright, countProgram, countVitest, type Count } from './counts.ts';
import { findPlaywrightFailures, findProgramFailures, findVitestFailures, type Failure } from './failures.ts';
import { groupMinutes, minutes, playwrightTimes, vitestTimes, type FileTime } from './minutes.ts';
import { FILE_PARTS, findTestFiles, listTestFiles, type FilePart } from './test-files.ts';

const ROOT = join(import.meta.dirname, '../..');
const REPORTS = join(ROOT, 'test-results/reports');
/** Hundreds of processes load the same modules: what the first compiled the others take from here. */
const COMPILED = join(ROOT, 'node_modules/.cache/compiled');
const require = createRequire(import.meta.url);

type PartName = 'check' | 'unit' | 'integration' | 'e2e' | 'faults' | 'fuzz';

type Outcome = { count: Count; failures: Failure[]; times?: readonly FileTime[] };

type Part = {
  name: PartName;
  /** A pattern of files without which there is nothing to run. */
  needs: string;
  run: () => Promise<Outcome>;
};

type Node = { args: string[]; env?: Record<string, string>; onOutput?: (text: string) => void };

/** Runs a script under this Node and prints what it prints; `onOutput` is told what stands on its standard output. */
function runNode({ args, env = {}, onOutput }: Node): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      stdio: ['inherit', onOutput ? 'pipe' : 'inherit', 'inherit'],
      env: { ...process.env, NODE_COMPILE_CACHE: COMPILED, ...env },
    });
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      process.stdout.write(text);
      onOutput?.(text);
    });
    const forward = (signal: NodeJS.Signals) => void child.kill(signal);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, forward);
    child.on('error', reject);
    child.on('close', (code) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, forward);
      resolve(code ?? 1);
    });
  });
}

/** The JSON a runner wrote; undefined when it did not get that far. */
function readReport(path: string) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

function program(packageName: string, path: string): string {
  return join(dirname(require.resolve(`${packageName}/package.json`)), path);
}

async function runVitest(project: 'unit' | 'integration', files: readonly string[] = []): Promise<Outcome> {
  const report = join(REPORTS, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const vitest = program('vitest', 'vitest.mjs');
  const code = await runNode({ args: [vitest, 'run', '--project', `${project}*`, ...reporters, ...files] });
  const told = readReport(report);
  const times = vitestTimes(told).map(({ path, ms }) => ({ path: relativeToRoot(path), ms }));
  return { count: countVitest(told, code), failures: findVitestFailures(told), times };
}

async function runPlaywright(files: readonly string[] = []): Promise<Outcome> {
  const report = join(REPORTS, 'e2e.json');
  const cli = program('@playwright/test', 'cli.js');
  // Of single files the projects that they do not stand in have nothing to say.
  const chosen = files.length > 0 ? ['--no-deps', ...files] : [];
  const args = [cli, 'test', '-c', 'tests/e2e/playwright.config.ts', ...chosen];
  const code = await runNode({ args, env: { E2E_REPORT: report } });
  const told = readReport(report);
  return { count: countPlaywright(told, code), failures: findPlaywrightFailures(told), times: playwrightTimes(told) };
}

async function runProgram(...args: string[]): Promise<Outcome> {
  let output = '';
  const code = await runNode({ args, onOutput: (text) => (output += text) });
  return { count: countProgram(output, code), failures: findProgramFailures(output) };
}

const PARTS: readonly Part[] = [
  { name: 'check', needs: 'scripts/check.ts', run: () => runProgram('scripts/check.ts') },
  { name: 'unit', needs: '{apps,packages,infra,scripts}/**/*.test.ts', run: () => runVitest('unit') },
  { name: 'integration', needs: '{apps,packages,tests}/**/*.int.test.ts', run: () => runVitest('integration') },
  { name: 'e2e', needs: 'tests/e2e/**/*.spec.ts', run: runPlaywright },
  { name: 'faults', needs: 'scripts/faults.ts', run: () => runProgram('scripts/faults.ts', '--smoke') },
  { name: 'fuzz', needs: 'scripts/fuzz.ts', run: () => runProgram('scripts/fuzz.ts', '--smoke') },
];

const FILE_RUNNERS: Record<FilePart, (files: readonly string[]) => Promise<Outcome>> = {
  unit: (files) => runVitest('unit', files),
  integration: (files) => runVitest('integration', files),
  e2e: runPlaywright,
};

/** The runners of these tests alone. */
function partsOfFiles(names: readonly string[]): Omit<Part, 'needs'>[] {
  const found = findTestFiles(names, listTestFiles(ROOT));
  return FILE_PARTS.flatMap((name) => {
    const files = found[name];
    return files ? [{ name, run: () => FILE_RUNNERS[name](files) }] : [];
  });
}

function chosenParts(args: string[]): Omit<Part, 'needs'>[] {
  const options = { only: { type: 'string', multiple: true } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  if (positionals.length > 0) return partsOfFiles(positionals);
  const names = (values.only ?? PARTS.map(({ name }) => name)).flatMap((list) => list.split(','));
  const unknown = names.filter((name) => !PARTS.some((part) => part.name === name));
  if (unknown.length > 0)
    throw new Error(`Unknown part: ${unknown.join(', ')}. Known: ${PARTS.map(({ name }) => name).join(', ')}.`);
  const exclude = (path: string) => path.includes('node_modules');
  return PARTS.filter(({ name, needs }) => names.includes(name) && globSync(needs, { cwd: ROOT, exclude }).length > 0);
}

function printFailures(part: PartName, failures: readonly Failure[]): void {
  for (const { name, error } of failures) {
    process.stdout.write(`--- ${part}: ${relativeToRoot(name)}\n${error === '' ? '' : `${error}\n`}`);
  }
}

const relativeToRoot = (name: string) => name.replace(`${ROOT}/`, '');

/**
 * `npm test`: runs all parts, or the tests that are named, and goes on after a failed one. Its end says again which
 * tests failed and why, because whoever reads a log sees its end first, and how many minutes each part and each group of
 * its tests took; the last line counts them all.
 */
export async function runTests(args: string[]): Promise<boolean> {
  const parts = chosenParts(args);
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const results: (Outcome & { name: PartName; ms: number })[] = [];
  for (const { name, run } of parts) {
    process.stdout.write(`\n=== ${name} ===\n`);
    const startedAt = performance.now();
    const outcome = await run();
    results.push({ name, ...outcome, ms: performance.now() - startedAt });
  }
  process.stdout.write('\n');
  for (const { name, failures } of results) printFailures(name, failures);
  for (const { name, count, ms, times = [] } of results) {
    process.stdout.write(`${name}: ${count.passed} passed, ${count.failed} failed in ${minutes(ms)}\n`);
    for (const group of groupMinutes(times)) process.stdout.write(`  ${group}\n`);
  }
  const { passed, failed } = addCounts(results.map(({ count }) => count));
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  return failed === 0;
}
