/** How long the tests of one file ran, whatever ran beside them. */
export type FileTime = { readonly path: string; readonly ms: number };

type VitestReport = { testResults: readonly { name: string; startTime: number; endTime: number }[] };

type PlaywrightSuite = {
  suites?: readonly PlaywrightSuite[];
  specs: readonly { file: string; tests: readonly { results: readonly { duration: number }[] }[] }[];
};

export const vitestTimes = (report: VitestReport | undefined): FileTime[] =>
  (report?.testResults ?? []).map(({ name, startTime, endTime }) => ({ path: name, ms: endTime - startTime }));

/** All tries of a test count. The paths are those below `tests/e2e`. */
export const playwrightTimes = (report: { suites: readonly PlaywrightSuite[] } | undefined): FileTime[] =>
  (report?.suites ?? []).flatMap(timesOf);

function timesOf({ suites = [], specs }: PlaywrightSuite): FileTime[] {
  const own = specs.flatMap(({ file, tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration }) => ({ path: `tests/e2e/${file}`, ms: duration }))),
  );
  return [...own, ...suites.flatMap(timesOf)];
}

const FLOOR = /^.*?\/(?:ground|site|people|teams|decks|shop|play)(?=\/)/;
const TWO_FOLDERS = /^[^/]+\/[^/]+/;

/** `packages/core/play`, `tests/e2e/shop`, `apps/web`: the floor that a file belongs to, else its program or package. */
export const groupOf = (path: string): string => (FLOOR.exec(path) ?? TWO_FOLDERS.exec(path))?.[0] ?? path;

export const minutes = (ms: number): string => `${(ms / 60_000).toFixed(1)} min`;

/** Minutes of each group, the longest first; those below three seconds are left out. */
export function groupMinutes(files: readonly FileTime[]): string[] {
  const groups = Map.groupBy(files, ({ path }) => groupOf(path));
  return [...groups]
    .map(([group, times]) => ({ group, ms: times.reduce((sum, { ms }) => sum + ms, 0) }))
    .filter(({ ms }) => ms >= 3_000)
    .toSorted((one, other) => other.ms - one.ms)
    .map(({ group, ms }) => `${group} ${minutes(ms)}`);
}
