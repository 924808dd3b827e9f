type ReadPictured = (userIds: readonly string[]) => Promise<string[]>;

/**
 * Who has a picture, for the page's life. A picture that is not there is never asked for, because each failed request
 * stands in the console; those who are drawn at once are asked about in one call.
 */
export function createPictures(read: ReadPictured) {
  const known = new Map<string, boolean>();
  const waiting = new Set<string>();
  const listeners = new Set<() => void>();

  async function flush(): Promise<void> {
    const ids = [...waiting];
    waiting.clear();
    const pictured = await read(ids).catch(() => null);
    for (const id of ids) {
      if (pictured) known.set(id, pictured.includes(id));
      // whoever is drawn next asks again
      else known.delete(id);
    }
    for (const listener of listeners) listener();
  }

  function ask(userId: string): void {
    if (known.has(userId)) return;
    known.set(userId, false);
    if (waiting.size === 0) queueMicrotask(() => void flush());
    waiting.add(userId);
  }

  return {
    ask,
    has: (userId: string): boolean => known.get(userId) === true,
    /** Asks anew, after a change of what the picture is taken from. */
    renew(userId: string): void {
      known.delete(userId);
      ask(userId);
    },
    /** It could not be drawn after all. */
    miss(userId: string): void {
      known.set(userId, false);
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const pictures = createPictures(async (ids) => (await import('./avatar.calls.ts')).readPictured(ids));
