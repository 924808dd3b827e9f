import { readText, writeText } from '../shared/state/storage.ts';

const RELOADED_KEY = 'reloaded_at';
const RELOAD_AGAIN_MS = 60_000;
const ANSWER_WITHIN_MS = 3_000;
const NEVER = new Promise<void>(() => undefined);

let decided: Promise<void> = Promise.resolve();

/**
 * For a file of the site that did not come. After a new version was put up an open page asks for files that are gone: it is
 * loaded anew, but not twice in a minute. Without a network nothing is gone, and a reload would only lose the page.
 */
export function reloadForNewVersion(): void {
  decided = reloadIfNeeded();
}

/** When it is sure that the page is not being loaded anew. */
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
  return fetch('/theme.js', { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );
}
