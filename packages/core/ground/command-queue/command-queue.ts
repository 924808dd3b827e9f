import { BusyError, type AppError } from '@pailei/contracts/http/errors';
import { isTransient, OutcomeUnknownError } from '@pailei/db/tx';
import { createLockQueues, refuse, RETRY_SECONDS, type LineOptions, type Waiting } from './lock-queues.ts';

/** What became of one command of a transaction. `busy`: another transaction holds a row that it needs. */
export type Outcome<Result> =
  | { status: 'done'; result: Result }
  | { status: 'refused'; error: AppError }
  | { status: 'busy' };

/**
 * Carries out commands in one transaction, in their order, with one outcome each. A refused command leaves nothing. Only
 * with `waits`, which one command alone gets, nothing comes back as `busy`.
 */
export type RunCalls<Call, Result> = (
  calls: readonly Call[],
  options: { waits: boolean },
) => Promise<Outcome<Result>[]>;

export type CommandQueueOptions<Call> = Omit<LineOptions<Call>, 'maxWaitMs' | 'clock'> & {
  /** Joined transactions at once, each with its connection; as many again for single commands whose rows were held. */
  lanes: number;
  /** Commands that may be unanswered; one more is refused as busy. */
  most?: number;
  maxWaitMs?: number | undefined;
  clock?: () => number;
};

export type CommandQueue<Call, Result> = {
  run: (call: Call) => Promise<Result>;
  /** Resolves when every command has its answer. */
  drained: () => Promise<void>;
};

const MOST = 8_192;
/** Less than a caller waits for an answer, with time for the transaction itself. */
const LONGEST_WAIT_MS = 7_000;
/** How often commands that wait are looked at when nothing else does. */
const ALARM_EVERY_MS = 500;

/**
 * Commands that want the same rows wait here, in the process, and not each with a connection of its own. What comes in
 * while transactions are in progress goes into the next one together; a command that comes alone waits for nobody. What goes
 * wrong with one of them does not concern the others: they are carried out one by one then.
 */
export function createCommandQueue<Call, Result>(
  options: CommandQueueOptions<Call>,
  runTogether: RunCalls<Call, Result>,
): CommandQueue<Call, Result> {
  const { lanes, most = MOST, maxWaitMs = LONGEST_WAIT_MS, clock = () => performance.now() } = options;
  const lines = createLockQueues<Call, Result>({ ...options, maxWaitMs, clock });
  const held: Waiting<Call, Result>[] = [];
  const busy = new Set<string>();
  const underWay = { joined: 0, held: 0 };
  const open = countOpen();
  const isLate = ({ since }: Waiting<Call, Result>) => since < clock() - maxWaitMs;
  let alarm: NodeJS.Timeout | undefined;

  /** Answers those that wait too long while nothing moves, as when the database is frozen. */
  function refuseLate(): void {
    alarm = undefined;
    lines.refuseLate();
    // one look at the clock for each: between two, a command could be late for neither
    const { late = [], early = [] } = Object.groupBy(held, (one) => (isLate(one) ? 'late' : 'early'));
    held.splice(0, held.length, ...early);
    late.forEach(refuse);
    if (open.count() > 0) setAlarm();
  }

  function setAlarm(): void {
    alarm ??= setTimeout(refuseLate, Math.min(ALARM_EVERY_MS, Math.max(0, maxWaitMs))).unref();
  }

  function work(): void {
    while (underWay.joined < lanes) {
      const batch = lines.next(busy);
      if (batch.length === 0) break;
      const locks = batch.flatMap(({ call }) => options.locksOf(call));
      for (const lock of locks) busy.add(lock);
      start('joined', serve(batch, runTogether, isLate), () => locks.forEach((lock) => busy.delete(lock)));
    }
    while (underWay.held < lanes) {
      const one = held.shift();
      if (!one) break;
      start('held', serveSingle(one, runTogether), () => undefined);
    }
  }

  function start(lane: keyof typeof underWay, served: Promise<Waiting<Call, Result>[]>, free: () => void): void {
    underWay[lane] += 1;
    void served.then((busyOnes) => {
      underWay[lane] -= 1;
      free();
      held.push(...busyOnes);
      work();
    });
  }

  return {
    run(call) {
      if (open.count() >= most) return Promise.reject(new BusyError(RETRY_SECONDS));
      return new Promise((resolve, reject) => {
        lines.add({ call, since: clock(), ...open.counted({ resolve, reject }) });
        setAlarm();
        // What waited before it could not go yet, and still cannot: only whoever has just come may.
        if (!options.locksOf(call).some((lock) => busy.has(lock))) work();
      });
    },
    drained: open.none,
  };
}

type Answer<Result> = Pick<Waiting<unknown, Result>, 'resolve' | 'reject'>;

/** Counts commands without an answer. */
function countOpen() {
  let count = 0;
  let whenNone: (() => void)[] = [];
  function close(): void {
    count -= 1;
    if (count > 0) return;
    for (const onNone of whenNone) onNone();
    whenNone = [];
  }
  return {
    count: () => count,
    counted<Result>({ resolve, reject }: Answer<Result>): Answer<Result> {
      count += 1;
      return {
        resolve: (result) => (resolve(result), close()),
        reject: (error) => (reject(error), close()),
      };
    },
    none: () => new Promise<void>((resolve) => void (count === 0 ? resolve() : whenNone.push(resolve))),
  };
}

/** Answers each of them; returns those whose rows others hold. Never rejects. */
async function serve<Call, Result>(
  batch: readonly Waiting<Call, Result>[],
  runTogether: RunCalls<Call, Result>,
  isLate: (one: Waiting<Call, Result>) => boolean,
): Promise<Waiting<Call, Result>[]> {
  const [only] = batch;
  if (only && batch.length === 1) return serveSingle(only, runTogether);
  try {
    const calls = batch.map(({ call }) => call);
    const outcomes = await runTogether(calls, { waits: false });
    return batch.filter((one, index) => !settle(one, outcomes[index]));
  } catch (error) {
    if (concernsAll(error)) batch.forEach(({ reject }) => reject(error));
    else for (const one of batch) await (isLate(one) ? refuse(one) : serveSingle(one, runTogether));
    return [];
  }
}

async function serveSingle<Call, Result>(one: Waiting<Call, Result>, runTogether: RunCalls<Call, Result>): Promise<[]> {
  try {
    const [outcome] = await runTogether([one.call], { waits: true });
    if (!settle(one, outcome)) throw new Error('a command that waits for its rows found them busy');
  } catch (error) {
    one.reject(error);
  }
  return [];
}

/** Whether the command has its answer now. */
function settle<Call, Result>(
  { resolve, reject }: Waiting<Call, Result>,
  outcome: Outcome<Result> | undefined,
): boolean {
  if (outcome?.status === 'busy') return false;
  if (outcome?.status === 'done') resolve(outcome.result);
  else reject(outcome?.error ?? new Error('a command was left without an outcome'));
  return true;
}

/** The database is gone, a conflict was lost four times, or nobody knows whether the work stands: one by one would not mend it. */
function concernsAll(error: unknown): boolean {
  return isTransient(error) || error instanceof OutcomeUnknownError;
}
