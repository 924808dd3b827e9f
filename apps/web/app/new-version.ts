import { readText, writeText } from '../shared/state/storage.ts';

const RELOADED_KEY = 'reloaded_at';
const RELOAD_AGAIN_MS = 60_000;
const ANSWER_TIMEOUT_MS = 3_000;
const NEVER = new Promise<void>(() => undefined);

let decided: Promise<void> = Promise.resolve();

/**
 * Handles a file of the site that failed to load. After a deployment an open page requests files that no longer exist: it is
 * reloaded, but not twice in a minute. Without a network no file is missing, and a reload would only lose the page.
 */
export function reloadForNewVersion(): void {
  decided = reloadIfNeeded();
}

/** Resolves when it is certain that the page is not being reloaded. */
export function staysLoaded(): Promise<void> {
  return decided;
}

async function reloadIfNeeded(): Promise<void> {
  const reloadedAt = Number(readText(sessionStorage, RELOADED_KEY));
  if (Date.now() - reloadedAt < RELOAD_AGAIN_MS || !(await isSiteThere())) return;
  writeText(sessionStorage, RELOADED_KEY, String(Date.now()));
  location.reload();
  await NEVER;
}

function isSiteThere(): Promise<boolean> {
  return fetch('/robots.txt', { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );
}
