import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { readableLines } from './log-line.ts';

export type ProcessSpec = {
  name: string;
  /** Runs before every start; returns the command. */
  prepare: () => Promise<string[]>;
  /** Added to the environment, which is passed on whole. */
  env?: Record<string, string>;
  isReady: () => Promise<boolean>;
  /** False when nothing came back at all. A process that stays so for `hungAfterMs` is killed and started again. */
  isResponding?: () => Promise<boolean>;
  stopSignal: NodeJS.Signals;
  /** Its output is only shown when it crashes. */
  isQuiet?: boolean;
  /** Opens a channel for messages to the process; the files of these descriptors are its own from 4 on. Asked at each start. */
  channel?: () => readonly number[];
  /** Sees every process that is started, before it has said anything. */
  onLaunch?: (child: ChildProcess) => void;
  /** Hears after each probe whether the process gave no answer to the last two: long before it counts as hung. */
  onSilence?: (isSilent: boolean) => void;
};

export type SupervisorTimes = {
  startTimeoutMs: number;
  stopTimeoutMs: number;
  firstBackOffMs: number;
  longestBackOffMs: number;
  /** A process that ran this long before it crashed starts again with the first back-off. */
  stableAfterMs: number;
  probeEveryMs: number;
  hungAfterMs: number;
};

const TIMES: SupervisorTimes = {
  startTimeoutMs: 60_000,
  stopTimeoutMs: 10_000,
  firstBackOffMs: 100,
  longestBackOffMs: 5_000,
  stableAfterMs: 20_000,
  probeEveryMs: 4_000,
  hungAfterMs: 30_000,
};

const LINES_KEPT = 20;
const READY_POLL_MS = 50;
const PROBE_AGAIN_MS = 250;
const LAST_WORDS_MS = 200;

export type Print = (name: string, line: string) => void;

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
  #loop: Promise<void> | undefined;
  #onRestart: (() => void)[] = [];
  readonly #print: Print;
  readonly #times: SupervisorTimes;
  readonly #stopped = new AbortController();

  constructor(spec: ProcessSpec, print: Print, times: Partial<SupervisorTimes> = {}) {
    this.spec = spec;
    this.#print = print;
    this.#times = { ...TIMES, ...times };
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

  /** Starts it and waits until it is ready. Rejects when the first start fails: a restart would not mend that. */
  async start(): Promise<void> {
    if (this.#isStopping) throw new Error(`${this.name} was stopped.`);
    const child = await this.#launch();
    try {
      await this.#untilReady(child);
    } catch (error) {
      await this.stop();
      throw error;
    }
    this.#loop = this.#keepRunning(child);
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
      stdio: ['ignore', 'pipe', 'pipe', ...channelOf(this.spec)],
      // A group of its own: a terminal's Ctrl-C must reach the launcher alone, which then stops all in order.
      detached: true,
    });
    this.#child = child;
    this.spec.onLaunch?.(child);
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

  async #untilReady(child: ChildProcess): Promise<void> {
    const deadline = Date.now() + this.#times.startTimeoutMs;
    while (!(await this.spec.isReady())) {
      if (!isRunning(child)) throw await this.#startError('ended while starting', child);
      if (Date.now() > deadline) throw await this.#startError('did not get ready', child);
      await sleep(READY_POLL_MS);
    }
    this.#isReady = true;
  }

  async #startError(what: string, child: ChildProcess): Promise<Error> {
    // Its last words may still be on their way.
    await Promise.race([once(child, 'close'), sleep(LAST_WORDS_MS)]);
    return new Error([`${this.name} ${what}.`, ...this.#lastLines].join('\n'));
  }

  async #keepRunning(first: ChildProcess): Promise<void> {
    let child: ChildProcess | undefined = first;
    while (!this.#isStopping) {
      const startedAt = Date.now();
      if (child !== undefined) await this.#untilEnded(child);
      if (this.#isStopping) return;
      if (Date.now() - startedAt > this.#times.stableAfterMs) this.#crashesInRow = 0;
      if (child !== undefined) this.#reportCrash(child);
      await this.#pause();
      if (this.#isStopping) return;
      child = await this.#restart();
    }
  }

  async #untilEnded(child: ChildProcess): Promise<void> {
    const stopProbing = this.#killWhenHung(child);
    if (isRunning(child)) await once(child, 'exit');
    stopProbing();
    this.#isReady = false;
    killGroup(child);
  }

  async #restart(): Promise<ChildProcess | undefined> {
    this.restarts++;
    try {
      const child = await this.#launch();
      this.#untilReady(child).then(
        () => this.#reportRestart(),
        () => killGroup(child),
      );
      return child;
    } catch (error) {
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

  #reportRestart(): void {
    this.#print(this.name, 'running again');
    for (const resolve of this.#onRestart.splice(0)) resolve();
  }

  #reportCrash(child: ChildProcess): void {
    if (this.spec.isQuiet === true) for (const line of this.#lastLines.slice(-5)) this.#print(this.name, line);
    this.#print(this.name, `ended unexpectedly (${child.signalCode ?? `code ${child.exitCode}`}), starting again`);
  }

  /** Probes as long as the process runs; one that gave no answer is asked again soon. Returns the way to stop it. */
  #killWhenHung(child: ChildProcess): () => void {
    const { isResponding, onSilence } = this.spec;
    if (isResponding === undefined) return () => undefined;
    const { probeEveryMs, hungAfterMs } = this.#times;
    let [lastSeen, failures] = [Date.now(), 0];
    let timer: NodeJS.Timeout | undefined;
    const probe = async () => {
      const isAnswered = await isResponding();
      if (timer === undefined) return;
      failures = isAnswered ? 0 : failures + 1;
      if (isAnswered) lastSeen = Date.now();
      else if (Date.now() - lastSeen > hungAfterMs) killGroup(child);
      onSilence?.(failures > 1);
      plan(isAnswered ? probeEveryMs : Math.min(PROBE_AGAIN_MS, probeEveryMs));
    };
    const plan = (ms: number) => {
      timer = setTimeout(() => void probe(), ms).unref();
    };
    plan(probeEveryMs);
    return () => {
      clearTimeout(timer);
      timer = undefined;
    };
  }
}

function channelOf({ channel }: ProcessSpec): (number | 'ipc')[] {
  return channel === undefined ? [] : ['ipc', ...channel()];
}

function isRunning(child: ChildProcess): boolean {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
