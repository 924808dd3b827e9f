import { createHash } from 'node:crypto';
import { TooManyRequestsError } from '@pailei/contracts/http/errors';
import type { LoginLimit } from '@pailei/core/people/login/login-limit';
import type { RateCounters } from './rate-counters.ts';

const MINUTE = 60_000;
const FREE_FAILURES = 5;
const WINDOW_MS = 15 * MINUTE;
const FIRST_PAUSE_MS = 30_000;
const KNOWN_MS = 30 * 24 * 60 * MINUTE;

/**
 * Five failures in 15 minutes are free for each subject, which is an account by whichever of its names, or a name that
 * leads to none; then one try per pause, and the pauses grow. An address from
 * which the account has logged in before is counted by itself, so that nobody locks a player out from elsewhere.
 */
export function createLoginLimit(counters: RateCounters): LoginLimit {
  return async ({ subject, ip }, attempt) => {
    const account = createHash('sha256').update(subject).digest('base64url');
    const known = `login-known:${account}:${ip}`;
    const scope = (await counters.has(known)) ? `${account}:${ip}` : account;
    const [tries, pause] = [`login-tries:${scope}`, `login-pause:${scope}`];
    // Counted before the password is checked, so that many at once gain nothing.
    const { current } = await counters.add(tries, WINDOW_MS);
    if (current > FREE_FAILURES) {
      const waitMs = await counters.claim(pause, pauseMs(current));
      if (waitMs > 0) throw new TooManyRequestsError(waitMs);
    }
    const result = await attempt().catch(async (error: unknown) => {
      if (current === FREE_FAILURES) await counters.claim(pause, FIRST_PAUSE_MS);
      throw error;
    });
    await counters.remove(tries, pause);
    await counters.claim(known, KNOWN_MS);
    return result;
  };
}

/** For tests, benchmarks and the simulator. */
export const noLoginLimit: LoginLimit = (_login, attempt) => attempt();

function pauseMs(tries: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** (tries - FREE_FAILURES), WINDOW_MS);
}
