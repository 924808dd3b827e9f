import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);

type Check = {
  name: string;
  command: string[];
};

type Outcome = {
  check: Check;
  hasPassed: boolean;
  output: string;
  seconds: number;
};

/** The program of an installed package, to be run under this very Node. */
function program(packageName: string, name = packageName): string {
  const manifest = join(ROOT, 'node_modules', packageName, 'package.json');
  const { bin }: { bin: string | Record<string, string> } = JSON.parse(readFileSync(manifest, 'utf8'));
  const path = typeof bin === 'string' ? bin : bin[name];
  if (path === undefined) throw new Error(`${packageName} has no program "${name}".`);
  return require.resolve(join(dirname(manifest), path));
}

function checks(): Check[] {
  const tsc = program('typescript', 'tsc');
  return [
    { name: 'types', command: [tsc, '-p', 'tsconfig.json'] },
    { name: 'types of the web client', command: [tsc, '-p', 'apps/web/tsconfig.json'] },
    { name: 'lint and import walls', command: [program('oxlint')] },
    { name: 'circles of folders', command: [join(import.meta.dirname, 'check-circles.ts')] },
    { name: 'lines of features', command: [join(import.meta.dirname, 'check-features.ts')] },
    { name: 'format', command: [program('oxfmt'), '--check'] },
    { name: 'dead code', command: [program('knip')] },
    { name: 'duplicates', command: [join(import.meta.dirname, 'find-duplicates.ts')] },
    { name: 'plain English', command: [join(import.meta.dirname, 'check-english.ts')] },
  ];
}

function runCheck(check: Check): Promise<Outcome> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, check.command, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ check, hasPassed: code === 0, output, seconds: (performance.now() - startedAt) / 1000 });
    });
  });
}

/** Runs all checks at once, prints what failed, and returns whether all passed. */
export async function runChecks(): Promise<boolean> {
  const outcomes = await Promise.all(checks().map(runCheck));
  for (const { check, hasPassed, output } of outcomes) {
    if (!hasPassed) process.stdout.write(`\n--- ${check.name} ---\n${output.trimEnd()}\n`);
  }
  process.stdout.write('\n');
  for (const { check, hasPassed, seconds } of outcomes) {
    process.stdout.write(`${hasPassed ? 'ok    ' : 'FAILED'} ${check.name} (${seconds.toFixed(1)} s)\n`);
  }
  const passed = outcomes.filter(({ hasPassed }) => hasPassed).length;
  process.stdout.write(`${passed} passed, ${outcomes.length - passed} failed\n`);
  return passed === outcomes.length;
}
