import { runTests } from './test/run-tests.ts';

try {
  process.exit((await runTests(process.argv.slice(2))) ? 0 : 1);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
