import { mapConcurrently } from '../connections/map-concurrently.ts';
import { createProgress } from '../progress.ts';
import { playerName, signUp, type Account } from './accounts.ts';
import type { SiteAddress } from '../connections/site-client.ts';

/** Hashing a password is slow by intention: more at once would only wait in the site. */
const SIGN_UPS_AT_ONCE = 4;

/** In names, so that two runs on one site do not meet. */
export const nameRun = (): string => Date.now().toString(36).slice(-5);

/** So many new players. */
export async function signUpAll(
  log: (line: string) => void,
  address: SiteAddress,
  { count, run }: { count: number; run: string },
): Promise<Account[]> {
  const progress = createProgress(log, 'accounts', count);
  const indexes = Array.from({ length: count }, (_, index) => index);
  try {
    return await mapConcurrently(indexes, SIGN_UPS_AT_ONCE, async (index) => {
      const account = await signUp(address, `${playerName(index)}_${run}`, index);
      progress.step();
      return account;
    });
  } finally {
    progress.end();
  }
}
