import type { BrowserContext } from 'playwright';

const MODULE = new URL('../peers/node_modules/lighthouse/core/lib/page-functions.js', import.meta.url).href;
/** What Lighthouse slows a machine down by, and the middle of the class of machines that this is meant for (its docs/throttling.md). */
const SLOWDOWN = 4;
const DESKTOP_INDEX = 1_750;
const RUNS = 3;

type Functions = { pageFunctions: { computeBenchmarkIndex: () => number } };

/** Lighthouse's own index of how fast the browser's machine is; the best of a few runs, since other work only slows it. */
export async function benchmarkIndex(context: BrowserContext): Promise<number> {
  const { pageFunctions } = (await import(MODULE)) as Functions;
  const page = await context.newPage();
  const indexes: number[] = [];
  for (let run = 0; run < RUNS; run += 1) indexes.push(await page.evaluate(pageFunctions.computeBenchmarkIndex));
  await page.close();
  return Math.max(...indexes);
}

/** How much a machine of an index has to be slowed down to be the phone that Lighthouse has in mind: a slow machine less. */
export function slowdownFor(index: number): number {
  return Math.min(SLOWDOWN, Math.max(1, (SLOWDOWN * index) / DESKTOP_INDEX));
}
