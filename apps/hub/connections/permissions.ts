import type { Db } from '@pailei/db/client';
import type { Actor, Permission, TopicRegistry } from '@pailei/live/registry';
import type { ParsedTopic } from '@pailei/live/topics';

const CACHE_MS = 1_000;

export type Permissions = ReturnType<typeof createPermissions>;

/** Asks the registry who may join, and keeps each answer for a second. */
export function createPermissions(registry: TopicRegistry, db: Db) {
  const cache = new Map<string, { at: number; permission: Promise<Permission> }>();

  return {
    async of(topic: string, { kind, id, side }: ParsedTopic, actor: Actor | null): Promise<Permission> {
      const definition = registry[kind];
      if (!definition) return { allowed: false, code: 'not_found' };
      const key = `${topic} ${actor?.session_id ?? ''}`;
      const now = performance.now();
      const found = cache.get(key);
      if (found && now - found.at < CACHE_MS) return found.permission;
      const permission = definition.authorize({ actor, db, ...(id && { id }), ...(side && { side }) });
      cache.set(key, { at: now, permission });
      // What does not exist yet may a moment later.
      permission.then(
        ({ allowed }) => allowed || cache.delete(key),
        () => cache.delete(key),
      );
      return permission;
    },
    /** Drops the answers of a session whose rights have changed. */
    forgetSession(sessionId: string): void {
      for (const key of cache.keys()) if (key.endsWith(` ${sessionId}`)) cache.delete(key);
    },
    /** Drops the answers for a topic whose rights have changed. */
    forgetTopic(topic: string): void {
      for (const key of cache.keys()) if (key.startsWith(`${topic} `)) cache.delete(key);
    },
    forget(): void {
      const now = performance.now();
      for (const [key, { at }] of cache) if (now - at >= CACHE_MS) cache.delete(key);
    },
  };
}
