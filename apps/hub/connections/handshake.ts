import { isIssuedLater } from '@pailei/core/people/sessions/token-rules';
import type { Actor, SessionsReader } from '@pailei/live/registry';

const BATCH_MS = 5;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Who connects: `null` for a guest, `refused` when the token is not valid. */
export type Identity = { actor: Actor | null; expiresAt: number } | 'refused';

type Verify = (token: string) => { sub?: unknown; sid?: unknown; exp?: unknown };

/** Tokens are verified here, and their sessions looked up together: one query for all who connect within some milliseconds. */
export function createHandshake(verify: Verify, sessions: SessionsReader) {
  let batch: { ids: Set<string>; found: Promise<Map<string, Actor>> } | undefined;

  const findActor = async (sessionId: string): Promise<Actor | undefined> => {
    batch ??= startBatch();
    batch.ids.add(sessionId);
    return (await batch.found).get(sessionId);
  };

  const startBatch = () => {
    const ids = new Set<string>();
    const found = new Promise<Map<string, Actor>>((resolve, reject) => {
      setTimeout(() => {
        batch = undefined;
        sessions.findActive([...ids]).then(resolve, reject);
      }, BATCH_MS);
    });
    return { ids, found };
  };

  /** Throws when the database cannot be asked. */
  return async (token: string | null): Promise<Identity> => {
    if (token === null) return { actor: null, expiresAt: Infinity };
    const claims = readClaims(verify, token);
    const actor = claims && (await findActor(claims.sid));
    return actor && actor.user_id === claims.sub ? { actor, expiresAt: claims.exp * 1_000 } : 'refused';
  };
}

export type Handshake = ReturnType<typeof createHandshake>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function readClaims(verify: Verify, token: string): { sub: unknown; sid: string; exp: number } | undefined {
  try {
    const payload = verify(token);
    const { sub, sid, exp } = payload;
    if (isIssuedLater(payload, Date.now())) return undefined;
    return typeof sid === 'string' && UUID.test(sid) && typeof exp === 'number' ? { sub, sid, exp } : undefined;
  } catch {
    return undefined;
  }
}

export type IsOwnOrigin = (origin: string | undefined, host: string | undefined) => boolean;

/**
 * CORS does not protect WebSockets, so the `Origin` is checked at the upgrade. On a loopback address, where one machine has
 * several names, the page's own host will do.
 */
export function createOriginCheck(publicUrl: string): IsOwnOrigin {
  const own = new URL(publicUrl);
  const isLocal = LOOPBACK.has(own.hostname);
  return (origin, host) => {
    if (origin === undefined || !URL.canParse(origin)) return false;
    const theirs = new URL(origin);
    return theirs.origin === own.origin || (isLocal && LOOPBACK.has(theirs.hostname) && theirs.host === host);
  };
}
