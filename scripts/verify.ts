import { readFileSync } from 'node:fs';
import { verifyExport } from './verify/verify-export.ts';

const USAGE = 'Usage: npm run verify -- FILE    (the standings of a stage, exported as JSON)';

/** `npm run verify -- FILE`: computes exported standings anew, without a site or a database. 0: equal; 1: not. */
function verify(args: readonly string[]): number {
  const [file] = args;
  if (file === undefined || args.length > 1) {
    process.stderr.write(`${USAGE}\n`);
    return 1;
  }
  const { isEqual, lines } = verifyExport(readFileSync(file, 'utf8'));
  (isEqual ? process.stdout : process.stderr).write(`${lines.join('\n')}\n`);
  return isEqual ? 0 : 1;
}

try {
  process.exitCode = verify(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`The file could not be read: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
