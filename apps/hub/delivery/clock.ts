const SMALLEST_STEP_MS = 20;

/** The database's clock as far as this process knows it, in milliseconds. Jumps of this machine's wall clock do not move it. */
export function createHubClock() {
  let base = Date.now() - performance.now();
  const now = () => performance.now() + base;
  return {
    now,
    /** The database said `databaseNow` somewhere between our `askedAt` and now. */
    follow(databaseNow: number, askedAt: number): void {
      const step = databaseNow - (askedAt + now()) / 2;
      if (Math.abs(step) > SMALLEST_STEP_MS) base += step;
    },
  };
}

export type HubClock = ReturnType<typeof createHubClock>;
