import { userAtom } from '../state/session.atoms.ts';
import { readJson, removeKey, writeJson } from '../state/storage.ts';
import { store } from '../state/store.ts';

export type KeptView = { state: unknown; version: number };
type Kept = { build: string; account: string | null; at: number; views: Record<string, KeptView> };

const KEY = 'kept_views';
const KEPT_FOR_MS = 15 * 60_000;
/** The address of this file's bundle has its content's hash: views of another build may have another shape. */
const BUILD = import.meta.url;

let kept: Kept | null | undefined;

// what an account has seen is nothing for the next one
store.sub(userAtom, () => {
  if (accountNow() === kept?.account) return;
  kept = null;
  removeKey(sessionStorage, KEY);
});

/** Keeps in this tab what a page showed, for the next page of the tab should that one get no connection. */
export function keepViews(views: Record<string, KeptView>, at: number): void {
  if (Object.keys(views).length === 0) return;
  const leaving: Kept = { build: BUILD, account: accountNow(), at, views };
  writeJson(sessionStorage, KEY, leaving);
}

export function keptView(topic: string): KeptView | undefined {
  return read()?.views[topic];
}

/** Until when the kept views were right, in the server's time. */
export function keptAt(): number | null {
  return read()?.at ?? null;
}

function read(): Kept | null {
  if (kept === undefined) {
    const stored = readJson(sessionStorage, KEY);
    kept = isUsable(stored) ? stored : null;
  }
  return kept;
}

function isUsable(stored: unknown): stored is Kept {
  const { build, account, at } = (stored ?? {}) as Partial<Kept>;
  return build === BUILD && account === accountNow() && at !== undefined && Date.now() - at < KEPT_FOR_MS;
}

function accountNow(): string | null {
  return store.get(userAtom)?.id ?? null;
}
