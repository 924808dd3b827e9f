/** A test that failed, or that needed a second try, as the end of a run names it. */
export type Failure = {
  name: string;
  /** What it said, at most `SHOWN_LINES` lines; empty when it said nothing. */
  error: string;
};

type VitestFile = {
  name: string;
  status: string;
  message: string;
  assertionResults: readonly { fullName: string; status: string; failureMessages: readonly string[] }[];
};

type PlaywrightSpec = {
  title: string;
  file: string;
  line: number;
  tests: readonly {
    projectName: string;
    status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
    results: readonly { errors: readonly { message?: string }[] }[];
  }[];
};

type PlaywrightSuite = { suites?: readonly PlaywrightSuite[]; specs: readonly PlaywrightSpec[] };

const SHOWN_LINES = 30;
// oxlint-disable-next-line no-control-regex -- the colours that runners write into their messages
const COLOURS = /\u001b\[[\d;]*m/g;

function shorten(error: string): string {
  const lines = error.replace(COLOURS, '').trimEnd().split('\n');
  return lines.slice(0, SHOWN_LINES).join('\n');
}

/** The failed tests of a vitest JSON report, and the files that could not be loaded. */
export function findVitestFailures(report: { testResults: readonly VitestFile[] } | undefined): Failure[] {
  return (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [{ name, error: shorten(message) }] : [];
    return failed.map((test) => ({
      name: `${name} › ${test.fullName}`,
      error: shorten(test.failureMessages.join('\n')),
    }));
  });
}

function specsOf({ suites = [], specs }: PlaywrightSuite): PlaywrightSpec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** The failed and the flaky tests of a Playwright JSON report, each with the errors of all its tries. */
export function findPlaywrightFailures(report: { suites: readonly PlaywrightSuite[] } | undefined): Failure[] {
  const specs = (report?.suites ?? []).flatMap(specsOf);
  return specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, status, results }) => ({
        name: `[${projectName}] ${file}:${line} › ${title}${status === 'flaky' ? ' (flaky)' : ''}`,
        error: results.flatMap(({ errors }) => errors.map(({ message = '' }) => shorten(message))).join('\n'),
      })),
  );
}

/** The lines of a program that begin with `FAIL`, each with the indented lines below it. */
export function findProgramFailures(output: string): Failure[] {
  return [...output.matchAll(/^FAIL(?:ED)? +(.+)((?:\n +.+)*)/gm)].map(([, name = '', error = '']) => ({
    name,
    error: shorten(error.replace(/^\n/, '')),
  }));
}
