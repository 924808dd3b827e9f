import { BusyError } from '@pailei/contracts/http/errors';

/** A command that waits for its turn, since `since` by the queue's clock. */
export type Waiting<Call, Result> = {
  call: Call;
  since: number;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
};

export type LineOptions<Call> = {
  /** What a command locks: each of them is in one joined transaction at a time. */
  locksOf: (call: Call) => readonly string[];
  /** Commands of different groups share no transaction, and the groups take turns; default: all are of one group. */
  groupOf?: (call: Call) => string;
  /** Two commands of one key share no transaction, so that the second sees what the first has written. */
  keyOf?: (call: Call) => string | undefined;
  /** Whether a command needs a transaction of its own. */
  isSingle?: (call: Call) => boolean;
  /** Commands of one transaction at most. */
  perTransaction: number;
  /** Milliseconds after which a command that still waits is refused as busy: its caller is about to give up. */
  maxWaitMs: number;
  /** Milliseconds that only grow. */
  clock: () => number;
};

export const RETRY_SECONDS = 2;

/** Nothing of the command was done: its key is unused. */
export const refuse = ({ reject }: Pick<Waiting<unknown, unknown>, 'reject'>): void =>
  reject(new BusyError(RETRY_SECONDS));

/** One line for each group, first come, first served. */
export function createLockQueues<Call, Result>(options: LineOptions<Call>) {
  const { groupOf = () => '', maxWaitMs, clock } = options;
  const lines = new Map<string, Waiting<Call, Result>[]>();

  /** Without those that have waited too long. */
  function withTimeout(line: readonly Waiting<Call, Result>[]): readonly Waiting<Call, Result>[] {
    const earliest = clock() - maxWaitMs;
    const late = line.filter(({ since }) => since < earliest);
    late.forEach(refuse);
    return line.slice(late.length);
  }

  return {
    add(one: Waiting<Call, Result>): void {
      const group = groupOf(one.call);
      const line = lines.get(group);
      if (line) line.push(one);
      else lines.set(group, [one]);
    },

    refuseLate(): void {
      for (const [group, line] of lines) {
        const rest = withTimeout(line);
        if (rest.length === 0) lines.delete(group);
        else if (rest.length < line.length) lines.set(group, [...rest]);
      }
    },

    /** What goes next, of the first group that has something to do; its line is the last one then. */
    next(busy: ReadonlySet<string>): Waiting<Call, Result>[] {
      for (const [group, line] of lines) {
        const { batch, rest } = splitLine(withTimeout(line), options, busy);
        if (batch.length > 0 || rest.length === 0) lines.delete(group);
        if (rest.length > 0) lines.set(group, rest);
        if (batch.length > 0) return batch;
      }
      return [];
    },
  };
}

type Split<Call, Result> = { batch: Waiting<Call, Result>[]; rest: Waiting<Call, Result>[] };

function splitLine<Call, Result>(
  line: readonly Waiting<Call, Result>[],
  { locksOf, keyOf, isSingle, perTransaction }: LineOptions<Call>,
  busy: ReadonlySet<string>,
): Split<Call, Result> {
  const keys = new Set<string>();
  const batch: Waiting<Call, Result>[] = [];
  const rest: Waiting<Call, Result>[] = [];
  let isClosed = false;
  for (const one of line) {
    const { call } = one;
    const key = keyOf?.(call);
    const isFree = !locksOf(call).some((lock) => busy.has(lock)) && !(key !== undefined && keys.has(key));
    const isAlone = isSingle?.(call) ?? false;
    if (isFree && !isClosed && !(isAlone && batch.length > 0)) {
      batch.push(one);
      isClosed = isAlone || batch.length === perTransaction;
    } else {
      rest.push(one);
    }
    if (key !== undefined) keys.add(key);
  }
  return { batch, rest };
}
