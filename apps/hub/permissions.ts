import type { Db } from '@pailei/db/client';
import type { Actor, Permission, TopicRegistry } from '@pailei/live/registry';
import type { ParsedTopic } from '@pailei/live/topics';

const SHARED_MS = 1_000;

export type Permissions = ReturnType<typeof createPermissions>;

/** Asks the registry who may join. All who ask the same within a second share one answer. */
export function createPermissions(registry: TopicRegistry, db: Db) {
  const shared = new Map<string, { at: number; permission: Promise<Permission> }>();

  return {
    async of(topic: string, { kind, id, side }: ParsedTopic, actor: Actor | null): Promise<Permission> {
      const definition = registry[kind];
      if (!definition) return { allowed: false, code: 'not_found' };
      const key = `${topic} ${actor?.session_id ?? ''}`;
      const now = performance.now();
      const found = shared.get(key);
      if (found && now - found.at < SHARED_MS) return found.permission;
      const permission = definition.authorize({ actor, db, ...(id && { id }), ...(side && { side }) });
      shared.set(key, { at: now, permission });
      // What does not exist yet may a moment later.
      permission.then(
        ({ allowed }) => allowed || shared.delete(key),
        () => shared.delete(key),
      );
      return permission;
    },
    /** What was shared of a session whose rights have changed. */
    forgetSession(sessionId: string): void {
      for (const key of shared.keys()) if (key.endsWith(` ${sessionId}`)) shared.delete(key);
    },
    /** What was shared of a topic for which rights have changed. */
    forgetTopic(topic: string): void {
      for (const key of shared.keys()) if (key.startsWith(`${topic} `)) shared.delete(key);
    },
    forget(): void {
      const now = performance.now();
      for (const [key, { at }] of shared) if (now - at >= SHARED_MS) shared.delete(key);
    },
  };
}
