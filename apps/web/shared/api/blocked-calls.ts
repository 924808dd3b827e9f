import { ApiError } from './api-error.ts';

const CHECK_EVERY_MS = 5_000;

type BlockedCallsDeps = {
  /** Whether the site as a whole works. */
  isSiteUp: () => Promise<boolean>;
  setBlocked: (isBlocked: boolean) => void;
};

/** Whether the call failed because it did not reach the site, or the site could not carry it out. */
const isUnserved = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === 'no_response' || (error.code === 'unavailable' && error.errors['maintenance'] === undefined));

/**
 * Keeps whether calls get through, from how each of them ended. After one that did not, the site itself is asked until it
 * works again or a command succeeds: a single failure of a site that works is no blockage.
 */
export function followCalls({ isSiteUp, setBlocked }: BlockedCallsDeps) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isFollowing = false;

  function end(): void {
    clearTimeout(timer);
    isFollowing = false;
    setBlocked(false);
  }

  async function check(): Promise<void> {
    const isUp = await isSiteUp();
    if (!isFollowing) return;
    if (isUp) return end();
    setBlocked(true);
    timer = setTimeout(() => void check(), CHECK_EVERY_MS);
  }

  return {
    commandSucceeded(): void {
      if (isFollowing) end();
    },
    failed(error: unknown): void {
      if (isFollowing || !isUnserved(error)) return;
      isFollowing = true;
      void check();
    },
  };
}
