import { runTests } from './test/run-tests.ts';

process.exit((await runTests(process.argv.slice(2))) ? 0 : 1);
