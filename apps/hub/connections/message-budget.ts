/** Messages that a socket may send in one moment: a page that changes leaves and follows some hundred topics. */
const BURST = 600;
/** From then on. */
const PER_SECOND = 20;
const BYTES_OF_ONE = 1_024;

export type MessageBudget = {
  /** Counts a message of any kind; false when there was no budget left for it. */
  takeMessage(): boolean;
  /** Counts bytes that arrived, whatever they are part of; a kilobyte costs as much as a message. */
  takeBytes(bytes: number): boolean;
};

/** What one socket may send: pings and messages of no known type cost as much as others. `now` is in milliseconds that only grow. */
export function createMessageBudget(now: () => number): MessageBudget {
  let left = BURST;
  let at = now();

  function take(cost: number): boolean {
    const since = now();
    left = Math.min(BURST, left + ((since - at) / 1_000) * PER_SECOND) - cost;
    at = since;
    return left >= 0;
  }

  return {
    takeMessage: () => take(1),
    takeBytes: (bytes) => take(bytes / BYTES_OF_ONE),
  };
}
