import { readText, writeText } from '../shared/state/storage.ts';

const RELOADED_KEY = 'reloaded_at';
const RELOAD_AGAIN_MS = 60_000;
const ANSWER_TIMEOUT_MS = 3_000;
const ASK_AGAIN_MS = 2_000;
const NEVER = new Promise<never>(() => undefined);

/** Why a page stays without a file of the site: the site is there and does not have it, or it does not answer at all. */
export type MissingFile = 'not_there' | 'site_away';

let decided: Promise<MissingFile> = Promise.resolve('not_there');

/**
 * Handles a file of the site that failed to load. After a deployment an open page requests files that no longer exist: it is
 * reloaded, but not twice in a minute. Without a network no file is missing, and a reload would only lose the page.
 */
export function reloadForNewVersion(): void {
  decided = reloadIfNeeded();
}

/** Resolves when it is certain that the page is not being reloaded. */
export function staysLoaded(): Promise<MissingFile> {
  return decided;
}

/** Loads the page anew, where it is, as soon as the site answers. */
export async function reloadWhenBack(signal: AbortSignal): Promise<void> {
  while (!(await isSiteThere())) {
    if (signal.aborted) return;
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  }
  if (!signal.aborted) location.reload();
}

async function reloadIfNeeded(): Promise<MissingFile> {
  if (!(await isSiteThere())) return 'site_away';
  const reloadedAt = Number(readText(sessionStorage, RELOADED_KEY));
  if (Date.now() - reloadedAt < RELOAD_AGAIN_MS) return 'not_there';
  writeText(sessionStorage, RELOADED_KEY, String(Date.now()));
  location.reload();
  return NEVER;
}

function isSiteThere(): Promise<boolean> {
  return fetch('/robots.txt', { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );
}
