import type { Actor } from '@pailei/live/registry';
import type { LastSeen } from './last-seen.ts';
import type { SessionsService } from './sessions.service.ts';
import { isIssuedLater, readClaims, type TokenClaims } from './token-rules.ts';

export type TokenVerifierDeps = {
  /** `app.jwt.verify` of an app that registered @fastify/jwt with `jwtOptions`. Throws for a token that is not ours. */
  verify: (token: string) => unknown;
  /** Milliseconds since 1970: an expiry is seen at once. */
  nowMs: () => number;
  sessions: Pick<SessionsService, 'find' | 'known' | 'forget'>;
  /** Called with every session that was found active. */
  lastSeen: Pick<LastSeen, 'note'>;
};

/**
 * Resolves to the actor of a token; `undefined` when the token is forged or expired, or its session has ended. `isFresh`: with
 * the rights of this moment, not of up to 2 s ago.
 */
export type VerifyToken = (token: string, options?: { isFresh?: boolean }) => Promise<Actor | undefined>;

export type TokenVerifier = VerifyToken & {
  /** What it would resolve to without a read; `undefined`: that is not known here and now. */
  known(token: string): Actor | undefined;
};

const MAX_REMEMBERED = 10_000;

type Verified = TokenClaims & { endsAtMs: number };

/** A signature is checked once for each token; that it has not expired and that its session stands, with every call. */
export function createTokenVerifier({ verify, nowMs, sessions, lastSeen }: TokenVerifierDeps): TokenVerifier {
  const verified = new Map<string, Verified>();

  function claimsOf(token: string): Verified | undefined {
    const known = verified.get(token);
    if (known) return nowMs() < known.endsAtMs ? known : undefined;
    const payload = verifiedPayload(verify, token);
    const claims = readClaims(payload);
    if (!claims || isIssuedLater(payload, nowMs())) return undefined;
    const fresh = { ...claims, endsAtMs: (payload as { exp: number }).exp * 1_000 };
    if (verified.size >= MAX_REMEMBERED) verified.clear();
    verified.set(token, fresh);
    return fresh;
  }

  function actorOf(claims: Verified | undefined, actor: Actor | undefined): Actor | undefined {
    if (!actor || actor.user_id !== claims?.sub) return undefined;
    lastSeen.note(actor.session_id);
    return actor;
  }

  const verifyToken: VerifyToken = async (token, { isFresh = false } = {}) => {
    const claims = claimsOf(token);
    if (claims && isFresh) sessions.forget(claims.sid);
    return actorOf(claims, claims && (await sessions.find(claims.sid)));
  };

  return Object.assign(verifyToken, {
    known(token: string) {
      const claims = verified.get(token);
      if (!claims || nowMs() >= claims.endsAtMs) return undefined;
      return actorOf(claims, sessions.known(claims.sid));
    },
  });
}

/** What a token of ours says; `undefined` for any other. */
export function verifiedPayload(verify: TokenVerifierDeps['verify'], token: string): unknown {
  try {
    return verify(token);
  } catch {
    return undefined;
  }
}
