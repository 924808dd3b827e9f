import type { Actor } from '@pailei/live/registry';
import type { LastSeen } from './last-seen.ts';
import type { SessionsService } from './sessions.service.ts';
import { readClaims } from './token-rules.ts';

export type TokenVerifierDeps = {
  /** `app.jwt.verify` of an app that registered @fastify/jwt with `jwtOptions`. Throws for a token that is not ours. */
  verify: (token: string) => unknown;
  sessions: Pick<SessionsService, 'find'>;
  /** Told of every session that was found active. */
  lastSeen: Pick<LastSeen, 'note'>;
};

/** Resolves to the actor of a token; `undefined` when the token is forged or expired, or its session has ended. */
export type VerifyToken = (token: string) => Promise<Actor | undefined>;

export function createTokenVerifier({ verify, sessions, lastSeen }: TokenVerifierDeps): VerifyToken {
  return async (token) => {
    const claims = readClaims(verifiedPayload(verify, token));
    const actor = claims && (await sessions.find(claims.sid));
    if (!actor || actor.user_id !== claims?.sub) return undefined;
    lastSeen.note(actor.session_id);
    return actor;
  };
}

function verifiedPayload(verify: TokenVerifierDeps['verify'], token: string): unknown {
  try {
    return verify(token);
  } catch {
    return undefined;
  }
}
