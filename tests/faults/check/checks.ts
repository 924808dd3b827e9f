/** What is promised, what was found against it, and how much was looked at. */
export type Result = readonly [what: string, found: readonly string[], detail: string];

/** The result of a run, one line for each thing that must hold. */
export type Checks = {
  /** Holds when nothing was found; `what` says what is promised, `detail` how much of it was looked at. */
  none: (what: string, found: readonly string[], detail?: string) => void;
  passed: () => number;
  failed: () => number;
};

const SHOWN = 8;

export function createChecks(print: (line: string) => void): Checks {
  let passed = 0;
  let failed = 0;
  return {
    none(what, found, detail) {
      if (found.length === 0) passed += 1;
      else failed += 1;
      print(`${found.length === 0 ? 'ok  ' : 'FAIL'} ${what}${detail === undefined ? '' : ` (${detail})`}`);
      for (const line of found.slice(0, SHOWN)) print(`       ${line}`);
      if (found.length > SHOWN) print(`       … and ${found.length - SHOWN} more`);
    },
    passed: () => passed,
    failed: () => failed,
  };
}
