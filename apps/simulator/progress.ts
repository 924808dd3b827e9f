const EVERY_MS = 5_000;

/** Says every few seconds how far a long step is, and that it is done. */
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
