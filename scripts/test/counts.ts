export type Count = {
  passed: number;
  failed: number;
};

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
};

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
};

/** Counts of a vitest JSON report. A run that failed without a failed test (a file that could not load) counts as one. */
export function countVitest(report: VitestReport | undefined, exitCode: number): Count {
  return withExitCode({ passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 }, exitCode);
}

/** Counts of a Playwright JSON report; a flaky test passed in the end. */
export function countPlaywright(report: PlaywrightReport | undefined, exitCode: number): Count {
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
  return withExitCode({ passed: expected + flaky, failed: unexpected }, exitCode);
}

/** Counts of a program whose last words are `N passed, N failed`. */
export function countProgram(output: string, exitCode: number): Count {
  const [, passed = '0', failed = '0'] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
  return withExitCode({ passed: Number(passed), failed: Number(failed) }, exitCode);
}

function withExitCode(count: Count, exitCode: number): Count {
  return exitCode !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

export function addCounts(counts: readonly Count[]): Count {
  return counts.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), {
    passed: 0,
    failed: 0,
  });
}
