const EVERY_MS = 5_000;

/** Logs the progress of a long step every few seconds, and its end. */
export function createProgress(log: (line: string) => void, what: string, total: number) {
  let done = 0;
  const say = () => log(`${what}: ${done} of ${total}`);
  const timer = setInterval(say, EVERY_MS);
  return {
    step: () => void (done += 1),
    end() {
      clearInterval(timer);
      say();
    },
  };
}
