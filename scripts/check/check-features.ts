import { forgottenLines, listNeeds, readDefined } from './feature-needs.ts';

const forgotten = forgottenLines(await listNeeds(await readDefined()));
if (forgotten.length > 0) {
  process.stdout.write(`Each of these lists needs a line (docs/adding-a-feature.md):\n${forgotten.join('\n')}\n`);
  process.exit(1);
}
