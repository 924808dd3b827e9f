import { runChecks } from './check/run-checks.ts';

process.exit((await runChecks()) ? 0 : 1);
