import type { Kysely, Transaction } from 'kysely';

type Listener = (names: ReadonlySet<string>) => void;

const listeners = new WeakMap<object, Listener>();
const leftBy = new WeakMap<object, Set<string>>();

/** Has `listener` called after each commit on `db` whose transaction left work for others, with the names of that work. */
export function onWorkLeft<DB>(db: Kysely<DB>, listener: Listener): void {
  listeners.set(db, listener);
}

/**
 * This transaction leaves work of this name. Whoever does it hears so after the commit; a process that dies in between says
 * nothing, so the work must be found without that too.
 */
export function leaveWork<DB>(trx: Transaction<DB>, name: string): void {
  const names = leftBy.get(trx);
  if (names) names.add(name);
  else leftBy.set(trx, new Set([name]));
}

/** For `runTransaction`: `trx` is committed. */
export function reportWorkLeft<DB>(db: Kysely<DB>, trx: Transaction<DB>): void {
  const names = leftBy.get(trx);
  if (names) listeners.get(db)?.(names);
}
