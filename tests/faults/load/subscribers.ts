import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Heads } from '../check/staleness.ts';

/** Subscribers of one kind behind one address. `bot` is an independent client on the plain feed. */
export type Group = {
  transport: 'feed' | 'socketio' | 'bot';
  count: number;
  url: string;
};

/** One process of subscribers. */
export type SubscriberPlan = {
  groups: Group[];
  origin: string;
  tournament_id: string;
  seed: number;
};

/** What every view must show. */
export type ExpectedViews = { topic: string; version: number; state: unknown }[];

export type SubscriberCommand =
  | { type: 'heads'; heads: Heads }
  | { type: 'behind'; heads: Heads }
  | { type: 'report'; truth: ExpectedViews };

export type SubscriberMessage =
  | { type: 'ready' }
  | { type: 'report'; report: SubscriberReport }
  | { type: 'behind'; behind: string[] };

export type SubscriberReport = {
  subscribers: number;
  views: number;
  events: number;
  snapshots: number;
  /** Views that were behind and said that they are stale. */
  admitted: number;
  faultCount: number;
  faults: string[];
  differenceCount: number;
  differences: string[];
};

const ENTRY = join(import.meta.dirname, 'subscribers.process.ts');
const POLL_MS = 500;

export type Subscribers = {
  /** Sends every subscriber the heads of the log, for the staleness check. */
  publishHeads: (heads: Heads) => void;
  /** Compares every view with the truth until all are equal or the time is over. */
  compare: (truth: ExpectedViews, withinMs: number) => Promise<SubscriberReport>;
  /** Waits until every view is at least this far; names those that are not in time. */
  catchUp: (heads: Heads, withinMs: number) => Promise<string[]>;
  stop: () => Promise<void>;
};

/** Starts a process for each plan, and waits until every subscriber shows the tournament. */
export async function startSubscribers(plans: readonly SubscriberPlan[]): Promise<Subscribers> {
  const children = plans.map((plan) =>
    fork(ENTRY, [JSON.stringify(plan)], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] }),
  );
  await Promise.all(children.map((child) => messageFrom(child)));

  const askAll = (question: SubscriberCommand): Promise<SubscriberMessage[]> =>
    Promise.all(
      children.map((child) => {
        const answer = messageFrom(child);
        order(child, question);
        return answer;
      }),
    );

  async function findBehind(heads: Heads): Promise<string[]> {
    const answers = await askAll({ type: 'behind', heads });
    return answers.flatMap((answer) => (answer.type === 'behind' ? answer.behind : []));
  }

  return {
    publishHeads: (heads) => {
      for (const child of children) order(child, { type: 'heads', heads });
    },
    async compare(truth, withinMs) {
      const deadline = performance.now() + withinMs;
      for (;;) {
        const report = (await askAll({ type: 'report', truth })).map(reportOf).reduce(addReports);
        if (report.differenceCount === 0 || performance.now() > deadline) return report;
        await sleep(POLL_MS);
      }
    },
    async catchUp(heads, withinMs) {
      const deadline = performance.now() + withinMs;
      for (;;) {
        const behind = await findBehind(heads);
        if (behind.length === 0 || performance.now() > deadline) return behind;
        await sleep(POLL_MS);
      }
    },
    async stop() {
      await Promise.all(children.map(end));
    },
  };
}

async function messageFrom(child: ChildProcess): Promise<SubscriberMessage> {
  const settled = new AbortController();
  const gone = once(child, 'exit', { signal: settled.signal }).then(([code, signal]) => {
    throw new Error(`a process of subscribers ended (${String(signal ?? code)})`);
  });
  const [message] = (await Promise.race([once(child, 'message'), gone])) as [SubscriberMessage];
  settled.abort();
  return message;
}

function order(child: ChildProcess, message: SubscriberCommand): void {
  if (child.connected) child.send(message);
}

function reportOf(message: SubscriberMessage): SubscriberReport {
  if (message.type !== 'report') throw new Error(`expected a report, got ${message.type}`);
  return message.report;
}

function addReports(a: SubscriberReport, b: SubscriberReport): SubscriberReport {
  return {
    subscribers: a.subscribers + b.subscribers,
    views: a.views + b.views,
    events: a.events + b.events,
    snapshots: a.snapshots + b.snapshots,
    admitted: a.admitted + b.admitted,
    faultCount: a.faultCount + b.faultCount,
    faults: [...a.faults, ...b.faults],
    differenceCount: a.differenceCount + b.differenceCount,
    differences: [...a.differences, ...b.differences],
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}
