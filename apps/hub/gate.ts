const TICK_MS = 10;

/**
 * Lets at most `perSecond` pieces of work begin in a second and `atOnce` run at a time; the rest waits in line. It limits
 * database reads, never connects.
 */
export function createGate({ perSecond, atOnce }: { perSecond: number; atOnce: number }) {
  const line: (() => Promise<void>)[] = [];
  const perTick = Math.max(1, Math.floor((perSecond * TICK_MS) / 1_000));
  let running = 0;
  let left = perTick;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const refill = () => {
    left = perTick;
    timer = undefined;
    advance();
  };

  const advance = () => {
    while (left > 0 && running < atOnce) {
      const work = line.shift();
      if (!work) return;
      left -= 1;
      running += 1;
      timer ??= setTimeout(refill, TICK_MS);
      void work().finally(() => {
        running -= 1;
        advance();
      });
    }
  };

  return {
    /** `work` must not reject. */
    pass(work: () => Promise<void>): void {
      line.push(work);
      advance();
    },
    stop(): void {
      clearTimeout(timer);
      line.length = 0;
    },
  };
}
