import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { ended, isRunning, killGroup } from './child-end.ts';
import { readableLines } from './log-line.ts';
import { watchSilence, type SilenceTimes } from './silence.ts';
import type { StartTurns } from './start-turns.ts';

export type ProcessSpec = {
  name: string;
  /** Runs before every start; returns the command. */
  prepare: () => Promise<string[]>;
  /** Added to the environment, which is passed on whole. */
  env?: Record<string, string>;
  isReady: () => Promise<boolean>;
  /** False when nothing came back at all. A process that was ready and stays so for `hungAfterMs` is killed and started again. */
  isResponding?: () => Promise<boolean>;
  stopSignal: NodeJS.Signals;
  /** Its output is only shown when it crashes. */
  isQuiet?: boolean;
};

export type SupervisorTimes = {
  /** How long the first attempt to start may take; each attempt that was too slow doubles it, up to `longestStartMs`. */
  startTimeoutMs: number;
  longestStartMs: number;
  stopTimeoutMs: number;
  firstBackOffMs: number;
  longestBackOffMs: number;
  /** A process that was ready for this long before it crashed starts again with the first back-off. */
  stableAfterMs: number;
} & SilenceTimes;

const TIMES: SupervisorTimes = {
  // where 25 busy loops want each core, a start that works takes more than a minute
  startTimeoutMs: 240_000,
  longestStartMs: 960_000,
  stopTimeoutMs: 10_000,
  firstBackOffMs: 100,
  longestBackOffMs: 5_000,
  stableAfterMs: 20_000,
  probeEveryMs: 4_000,
  promptMs: 2_000,
  hungAfterMs: 30_000,
};

const LINES_KEPT = 20;
const READY_POLL_MS = 50;
const LAST_WORDS_MS = 200;

export type Print = (name: string, line: string) => void;

/** The process lives and is not ready after all the time that a start may take. */
class SlowStartError extends Error {}

/** One process that is kept running: started again after a crash with growing pauses, until `stop`. */
export class SupervisedProcess {
  readonly spec: ProcessSpec;
  /** How often it was started again. */
  restarts = 0;
  #child: ChildProcess | undefined;
  #isReady = false;
  #isStopping = false;
  #lastLines: string[] = [];
  #crashesInRow = 0;
  #slowStartsInRow = 0;
  #readyAt = Infinity;
  #killedBecause: string | undefined;
  #loop: Promise<void> | undefined;
  #onRestart: (() => void)[] = [];
  readonly #print: Print;
  readonly #times: SupervisorTimes;
  readonly #turns: StartTurns;
  readonly #stopped = new AbortController();

  constructor(spec: ProcessSpec, print: Print, times: Partial<SupervisorTimes> = {}, turns?: StartTurns) {
    this.spec = spec;
    this.#print = print;
    this.#times = { ...TIMES, ...times };
    this.#turns = turns ?? (async () => () => undefined);
  }

  get name(): string {
    return this.spec.name;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  get isReady(): boolean {
    return this.#isReady;
  }

  /**
   * Starts it and waits until it is ready. Rejects when it ends while starting, which a restart would not mend. One that is
   * only slow gets more time with each attempt, and is an error when `longestStartMs` was not enough.
   */
  async start(): Promise<void> {
    for (;;) {
      if (this.#isStopping) throw new Error(`${this.name} was stopped.`);
      const child = await this.#launch();
      try {
        await this.#untilReady(child);
        this.#loop = this.#keepRunning(child);
        return;
      } catch (error) {
        const isLast = !(error instanceof SlowStartError) || this.#startBudgetMs() >= this.#times.longestStartMs;
        if (isLast) await this.stop();
        if (isLast || this.#isStopping) throw error;
        this.#giveUpStart(child);
        await ended(child);
        this.#reportCrash(child);
      }
    }
  }

  /** Resolves when it is ready again after its next end. */
  untilRestarted(): Promise<void> {
    return new Promise((resolve) => this.#onRestart.push(resolve));
  }

  /** Ends it for good: `stopSignal`, and SIGKILL after `stopTimeoutMs`. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#stopped.abort();
    const child = this.#child;
    if (child !== undefined && isRunning(child)) {
      const exit = once(child, 'exit');
      child.kill(this.spec.stopSignal);
      const force = setTimeout(() => killGroup(child), this.#times.stopTimeoutMs);
      await exit;
      clearTimeout(force);
    }
    await this.#loop;
    this.#isReady = false;
  }

  async #launch(): Promise<ChildProcess> {
    const [program = '', ...args] = await this.spec.prepare();
    const child = spawn(program, args, {
      env: { ...process.env, ...this.spec.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own: a terminal's Ctrl-C must reach the launcher alone, which then stops all in order.
      detached: true,
    });
    this.#child = child;
    this.#lastLines = [];
    for (const stream of [child.stdout, child.stderr]) {
      if (stream === null) continue;
      createInterface({ input: stream }).on('line', (text) => {
        for (const line of readableLines(text)) this.#keepLine(line);
      });
    }
    await once(child, 'spawn');
    child.on('error', (error) => this.#keepLine(error.message));
    return child;
  }

  #keepLine(line: string): void {
    this.#lastLines = [...this.#lastLines, line].slice(-LINES_KEPT);
    if (this.spec.isQuiet !== true) this.#print(this.name, line);
  }

  /** How long the present attempt to start may take. */
  #startBudgetMs(): number {
    const { startTimeoutMs, longestStartMs } = this.#times;
    return Math.min(longestStartMs, startTimeoutMs * 2 ** this.#slowStartsInRow);
  }

  async #untilReady(child: ChildProcess): Promise<void> {
    const deadline = performance.now() + this.#startBudgetMs();
    const late = sleep(this.#startBudgetMs(), false, { ref: false });
    for (;;) {
      const isReady = await Promise.race([this.spec.isReady(), late]);
      if (!isRunning(child)) throw new Error(await this.#startFault('ended while starting', child));
      if (isReady) break;
      if (performance.now() > deadline) throw new SlowStartError(await this.#startFault('did not get ready', child));
      await sleep(READY_POLL_MS);
    }
    this.#isReady = true;
    this.#readyAt = performance.now();
    this.#slowStartsInRow = 0;
  }

  #giveUpStart(child: ChildProcess): void {
    const before = this.#startBudgetMs();
    this.#slowStartsInRow++;
    const [was, next] = [before, this.#startBudgetMs()].map((ms) => ms / 1_000);
    this.#kill(child, `it was not ready after ${was} s; the next attempt may take ${next} s`);
  }

  #kill(child: ChildProcess, reason: string): void {
    this.#killedBecause = reason;
    killGroup(child);
  }

  async #startFault(what: string, child: ChildProcess): Promise<string> {
    // Its last words may still be on their way.
    if (!isRunning(child)) await Promise.race([once(child, 'close'), sleep(LAST_WORDS_MS)]);
    return [`${this.name} ${what}.`, ...this.#lastLines].join('\n');
  }

  async #keepRunning(first: ChildProcess): Promise<void> {
    let child: ChildProcess | undefined = first;
    this.#watch(first);
    while (!this.#isStopping) {
      if (child !== undefined) await this.#untilEnded(child);
      if (this.#isStopping) return;
      if (performance.now() - this.#readyAt > this.#times.stableAfterMs) this.#crashesInRow = 0;
      if (child !== undefined) this.#reportCrash(child);
      await this.#pause();
      if (this.#isStopping) return;
      child = await this.#restart();
    }
  }

  async #untilEnded(child: ChildProcess): Promise<void> {
    await ended(child);
    this.#isReady = false;
    killGroup(child);
  }

  /** The next process of this one's place; it is watched for silence once it is ready. */
  async #restart(): Promise<ChildProcess | undefined> {
    const endTurn = await this.#turns(this.#stopped.signal);
    if (this.#isStopping) {
      endTurn();
      return undefined;
    }
    this.restarts++;
    this.#readyAt = Infinity;
    try {
      const child = await this.#launch();
      void this.#untilReady(child)
        .then(
          () => this.#reportRestart(child),
          (error) => error instanceof SlowStartError && this.#giveUpStart(child),
        )
        .finally(endTurn);
      return child;
    } catch (error) {
      endTurn();
      this.#print(this.name, error instanceof Error ? error.message : String(error));
      return undefined;
    }
  }

  async #pause(): Promise<void> {
    const { firstBackOffMs, longestBackOffMs } = this.#times;
    const ms = Math.min(longestBackOffMs, firstBackOffMs * 2 ** this.#crashesInRow);
    this.#crashesInRow++;
    await sleep(ms, undefined, { signal: this.#stopped.signal }).catch(() => undefined);
  }

  #reportRestart(child: ChildProcess): void {
    this.#watch(child);
    this.#print(this.name, 'running again');
    for (const resolve of this.#onRestart.splice(0)) resolve();
  }

  #reportCrash(child: ChildProcess): void {
    if (this.spec.isQuiet === true) for (const line of this.#lastLines.slice(-5)) this.#print(this.name, line);
    const end = child.signalCode ?? `code ${child.exitCode}`;
    const what = this.#killedBecause === undefined ? `ended unexpectedly (${end})` : `killed: ${this.#killedBecause}`;
    this.#killedBecause = undefined;
    this.#print(this.name, `${what}, starting again`);
  }

  #watch(child: ChildProcess): void {
    const { isResponding } = this.spec;
    if (isResponding === undefined || !isRunning(child)) return;
    const { hungAfterMs } = this.#times;
    const onHung = () => this.#kill(child, `it gave no answer for ${hungAfterMs / 1_000} s`);
    child.once('exit', watchSilence({ isResponding, onHung }, this.#times));
  }
}
