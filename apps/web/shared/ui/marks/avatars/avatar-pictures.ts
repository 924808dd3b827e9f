import { readUsersWithPictures } from '../../../api/avatars.calls.ts';

/** The cache is refreshed after this: a picture may have come, or gone. */
const CACHE_MS = 300_000;
/** All avatars that appear together are fetched in one call. */
const BATCH_DELAY_MS = 30;

type Known = { src: string | null; until: number };

const known = new Map<string, Known>();
const requestedIds = new Set<string>();
const listeners = new Set<() => void>();

export function subscribePictures(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The address of a user's picture; null while none is known. */
export function pictureOf(userId: string): string | null {
  return known.get(userId)?.src ?? null;
}

/** Asks whether the user has a picture, unless that is known. Nobody's picture is loaded before it is known to be there. */
export function requestPicture(userId: string): void {
  const until = known.get(userId)?.until ?? 0;
  if (until > Date.now() || requestedIds.has(userId)) return;
  requestedIds.add(userId);
  if (requestedIds.size === 1) setTimeout(() => void fetchBatch(), BATCH_DELAY_MS);
}

/** A picture that could not be loaded after all. */
export function markPictureMissing(userId: string): void {
  setSource(userId, null);
  notifySubscribers();
}

/** The user has given another number: what the browser keeps is replaced. */
export async function refreshPicture(userId: string): Promise<void> {
  const isThere = (await readSources([userId])).has(userId);
  if (isThere) await fetch(addressOf(userId), { cache: 'reload' }).catch(() => undefined);
  // the fragment makes the page take the new one, at the same address
  setSource(userId, isThere ? `${addressOf(userId)}#${Date.now()}` : null);
  notifySubscribers();
}

async function fetchBatch(): Promise<void> {
  const users = [...requestedIds];
  requestedIds.clear();
  const pictured = await readSources(users);
  for (const userId of users) setSource(userId, pictured.has(userId) ? (pictureOf(userId) ?? addressOf(userId)) : null);
  notifySubscribers();
}

/** Without an answer the initials stay. */
async function readSources(userIds: readonly string[]): Promise<ReadonlySet<string>> {
  try {
    return new Set(await readUsersWithPictures(userIds));
  } catch {
    return new Set();
  }
}

const addressOf = (userId: string) => `/api/avatars/${userId}`;

function setSource(userId: string, src: string | null): void {
  known.set(userId, { src, until: Date.now() + CACHE_MS });
}

function notifySubscribers(): void {
  for (const listener of listeners) listener();
}
