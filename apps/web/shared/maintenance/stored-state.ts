import { readJson, removeKey, writeJson, type KeyValueStore } from '../state/storage.ts';

/** What brought the visitor to the maintenance page, and where they were. */
export type StoredState = {
  message: string;
  /** Path, query and fragment of the page they left. */
  origin: string;
  /** `window`: a known window closed the page; `answer`: the message of an answer did. */
  cause: 'window' | 'answer';
  at: number;
};

const KEY = 'maintenance_state';
const EXPIRES_MS = 3_600_000;

export function storeState(storage: KeyValueStore, state: StoredState): void {
  writeJson(storage, KEY, state);
}

/** Kept for the session, but an hour at most; what is older is cleared. */
export function readState(storage: KeyValueStore, nowMs: number): StoredState | null {
  const state = readJson(storage, KEY);
  if (isState(state) && nowMs - state.at < EXPIRES_MS) return state;
  clearState(storage);
  return null;
}

export function clearState(storage: KeyValueStore): void {
  removeKey(storage, KEY);
}

function isState(value: unknown): value is StoredState {
  if (typeof value !== 'object' || value === null) return false;
  const { message, origin, cause, at } = value as Partial<Record<keyof StoredState, unknown>>;
  const isPath = typeof origin === 'string' && /^\/(?![/\\])/.test(origin);
  return isPath && typeof message === 'string' && typeof at === 'number' && (cause === 'window' || cause === 'answer');
}
