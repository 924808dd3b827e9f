import { benchBrackets } from './engines-brackets.ts';
import { benchGroups } from './engines/groups.ts';
import { benchSeasons } from './engines/seasons.ts';
import { benchSwiss } from './engines/swiss.ts';
import type { BenchRow, EnginesOptions } from './engines/engine-rows.ts';

export type BenchResult = { name: string; rows: BenchRow[] };

/**
 * The pairing engines against public libraries, in one run: milliseconds are this machine's and only there to
 * form the ratios.
 */
export async function run(options: EnginesOptions = {}): Promise<BenchResult> {
  const rows: BenchRow[] = [];
  for (const section of SECTIONS) {
    const result = await section.bench(options);
    console.log(`\n${section.title}`);
    console.table(result);
    rows.push(...result.map((row) => ({ section: section.title, ...row })));
  }
  return { name: 'engines', rows };
}

const SECTIONS: { title: string; bench: (options: EnginesOptions) => Promise<BenchRow[]> }[] = [
  { title: 'Swiss, round 5', bench: benchSwiss },
  { title: 'Brackets and standings', bench: benchBrackets },
  { title: 'Groups', bench: benchGroups },
  { title: 'Seasons', bench: benchSeasons },
];
