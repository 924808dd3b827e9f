import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Heads } from './honesty.ts';

/** Subscribers of one kind behind one address. `wire` is a bot of its own making on the plain feed. */
export interface Group {
  door: 'feed' | 'socketio' | 'wire';
  count: number;
  url: string;
}

/** One process of subscribers. */
export interface CrowdPlan {
  groups: Group[];
  origin: string;
  tournament_id: string;
  seed: number;
}

/** What every view must show. */
export type Truth = { topic: string; version: number; state: unknown }[];

export type CrowdOrder =
  | { type: 'heads'; heads: Heads }
  | { type: 'behind'; heads: Heads }
  | { type: 'report'; truth: Truth };

export type CrowdMessage =
  | { type: 'ready' }
  | { type: 'report'; report: CrowdReport }
  | { type: 'behind'; behind: string[] };

export interface CrowdReport {
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
}

const ENTRY = join(import.meta.dirname, 'subscribers.process.ts');
const POLL_MS = 500;

export interface Subscribers {
  /** Tells every subscriber how far the log is, for the check of honesty. */
  tell: (heads: Heads) => void;
  /** Compares every view with the truth until all are equal or the time is over. */
  compare: (truth: Truth, withinMs: number) => Promise<CrowdReport>;
  /** Waits until every view is at least this far; names those that are not in time. */
  catchUp: (heads: Heads, withinMs: number) => Promise<string[]>;
  stop: () => Promise<void>;
}

/** Starts the crowds, a process each, and waits until every subscriber shows the tournament. */
export async function startSubscribers(plans: readonly CrowdPlan[]): Promise<Subscribers> {
  const children = plans.map((plan) =>
    fork(ENTRY, [JSON.stringify(plan)], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] }),
  );
  await Promise.all(children.map((child) => messageFrom(child)));

  const askAll = (question: CrowdOrder): Promise<CrowdMessage[]> =>
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
    tell: (heads) => {
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

async function messageFrom(child: ChildProcess): Promise<CrowdMessage> {
  const settled = new AbortController();
  const gone = once(child, 'exit', { signal: settled.signal }).then(([code, signal]) => {
    throw new Error(`a process of subscribers ended (${String(signal ?? code)})`);
  });
  const [message] = (await Promise.race([once(child, 'message'), gone])) as [CrowdMessage];
  settled.abort();
  return message;
}

function order(child: ChildProcess, message: CrowdOrder): void {
  if (child.connected) child.send(message);
}

function reportOf(message: CrowdMessage): CrowdReport {
  if (message.type !== 'report') throw new Error(`expected a report, got ${message.type}`);
  return message.report;
}

function addReports(a: CrowdReport, b: CrowdReport): CrowdReport {
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
