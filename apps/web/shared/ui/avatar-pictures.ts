import { readUsersWithPictures } from '../api/avatars.calls.ts';

/** The server is asked again after this: a picture may have come, or gone. */
const KEPT_MS = 300_000;
/** All avatars that appear together are asked for in one call. */
const GATHER_MS = 30;

type Known = { src: string | null; until: number };

const known = new Map<string, Known>();
const wanted = new Set<string>();
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
export function wantPicture(userId: string): void {
  const until = known.get(userId)?.until ?? 0;
  if (until > Date.now() || wanted.has(userId)) return;
  wanted.add(userId);
  if (wanted.size === 1) setTimeout(() => void ask(), GATHER_MS);
}

/** A picture that could not be loaded after all. */
export function losePicture(userId: string): void {
  learn(userId, null);
  tell();
}

/** The user has given another number: what the browser keeps is replaced. */
export async function renewPicture(userId: string): Promise<void> {
  const isThere = (await readThose([userId])).has(userId);
  if (isThere) await fetch(addressOf(userId), { cache: 'reload' }).catch(() => undefined);
  // the fragment makes the page take the new one, at the same address
  learn(userId, isThere ? `${addressOf(userId)}#${Date.now()}` : null);
  tell();
}

async function ask(): Promise<void> {
  const users = [...wanted];
  wanted.clear();
  const pictured = await readThose(users);
  for (const userId of users) learn(userId, pictured.has(userId) ? (pictureOf(userId) ?? addressOf(userId)) : null);
  tell();
}

/** Without an answer the letters stay. */
async function readThose(userIds: readonly string[]): Promise<ReadonlySet<string>> {
  try {
    return new Set(await readUsersWithPictures(userIds));
  } catch {
    return new Set();
  }
}

const addressOf = (userId: string) => `/api/avatars/${userId}`;

function learn(userId: string, src: string | null): void {
  known.set(userId, { src, until: Date.now() + KEPT_MS });
}

function tell(): void {
  for (const listener of listeners) listener();
}
