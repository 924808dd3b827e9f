import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

type Question = { id: number; name: string; argument: unknown };
type Answer = { id: number; value?: unknown; error?: string };

/** A process of the benchmark that answers questions. `Asks` maps their names to `[argument, answer]`. */
export class Child<Asks extends Record<string, [unknown, unknown]>> {
  readonly #process: ChildProcess;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #questions = 0;

  constructor(file: string, env: Record<string, string> = {}) {
    this.#process = fork(file, { env: { ...process.env, ...env }, execArgv: ['--expose-gc', '--no-warnings'] });
    this.#process.on('message', (answer: Answer) => this.#waiting.get(answer.id)?.(answer));
    this.#process.on('exit', (code) => {
      const answer = { id: 0, error: `${file} ended with code ${code}` };
      for (const take of this.#waiting.values()) take(answer);
    });
  }

  async ask<Name extends keyof Asks & string>(name: Name, argument: Asks[Name][0]): Promise<Asks[Name][1]> {
    const id = ++this.#questions;
    const answered = new Promise<Answer>((resolve) => this.#waiting.set(id, resolve));
    this.#process.send({ id, name, argument } satisfies Question);
    const { value, error } = await answered;
    this.#waiting.delete(id);
    if (error !== undefined) throw new Error(error);
    return value;
  }

  async stop(): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    const exited = once(this.#process, 'exit');
    this.#process.disconnect();
    await exited;
  }
}

export type Answers<Asks extends Record<string, [unknown, unknown]>> = {
  [Name in keyof Asks]: (argument: Asks[Name][0]) => Asks[Name][1] | Promise<Asks[Name][1]>;
};

/** The child's side. It ends with its parent. */
export function answerParent<Asks extends Record<string, [unknown, unknown]>>(answers: Answers<Asks>): void {
  process.on('disconnect', () => process.exit(0));
  process.on('message', ({ id, name, argument }: Question) => {
    Promise.resolve()
      .then(() => answers[name]!(argument))
      .then(
        (value) => process.send?.({ id, value } satisfies Answer),
        (error: unknown) => process.send?.({ id, error: String(error) } satisfies Answer),
      );
  });
}

/** Milliseconds of the clock that all processes of this machine share. */
export function monotonicMs(): number {
  const [seconds, nanoseconds] = process.hrtime();
  return seconds * 1_000 + nanoseconds / 1_000_000;
}
