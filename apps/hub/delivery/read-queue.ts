const TICK_MS = 10;

/**
 * Starts at most `perSecond` tasks in a second and runs `atOnce` at a time; the rest waits in line. It limits
 * database reads, never connects.
 */
export function createReadQueue({ perSecond, atOnce }: { perSecond: number; atOnce: number }) {
  const waiting: (() => Promise<void>)[] = [];
  const perTick = Math.max(1, Math.floor((perSecond * TICK_MS) / 1_000));
  let running = 0;
  let leftInTick = perTick;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const refill = () => {
    leftInTick = perTick;
    timer = undefined;
    advance();
  };

  const advance = () => {
    while (leftInTick > 0 && running < atOnce) {
      const work = waiting.shift();
      if (!work) return;
      leftInTick -= 1;
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
    add(work: () => Promise<void>): void {
      waiting.push(work);
      advance();
    },
    stop(): void {
      clearTimeout(timer);
      waiting.length = 0;
    },
  };
}
