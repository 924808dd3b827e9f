/**
 * A read that many ask for at the same moment: each gets what was read after it had asked, and however many ask, no more than two
 * reads of a key are under way or waiting. A failed read fails for those who waited for it.
 */
export function createSharedReads<Key, Value>(read: (key: Key) => Promise<Value>) {
  const running = new Map<Key, Promise<Value>>();
  const waiting = new Map<Key, Promise<Value>>();

  function start(key: Key): Promise<Value> {
    const begun = read(key).finally(() => running.delete(key));
    running.set(key, begun);
    return begun;
  }

  /** What is being read may be older than the question. */
  function startAfter(begun: Promise<Value>, key: Key): Promise<Value> {
    const startNow = () => {
      waiting.delete(key);
      return start(key);
    };
    const next = begun.then(startNow, startNow);
    waiting.set(key, next);
    return next;
  }

  return (key: Key): Promise<Value> => {
    const begun = running.get(key);
    return begun ? (waiting.get(key) ?? startAfter(begun, key)) : (waiting.get(key) ?? start(key));
  };
}
