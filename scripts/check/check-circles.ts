import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { circleText, findCircles, LEVELS } from './circles.ts';

const ROOT = join(import.meta.dirname, '../..');
const FILES = LEVELS.map(({ root }) => `${root}**/*.ts`);

const sources = globSync(FILES, { cwd: ROOT, exclude: ['**/node_modules/**'] }).map((path) => ({
  path,
  text: readFileSync(join(ROOT, path), 'utf8'),
}));
const circles = LEVELS.flatMap((level) => findCircles(sources, level));
if (circles.length > 0) {
  process.stdout.write(`${circles.map(circleText).join('\n')}\n`);
  process.exit(1);
}
