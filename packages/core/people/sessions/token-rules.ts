import type { Role } from '@pailei/domain/rights/rights';
import { isId } from '@pailei/db/id';

const HOURS = 60 * 60;

/** How long a login lasts. Staff can do more harm with a forgotten browser. */
export const SESSION_SECONDS: Record<Role, number> = { user: 7 * 24 * HOURS, referee: 12 * HOURS, admin: 12 * HOURS };

const ISSUER = 'pailei';
const AUDIENCE = 'pailei-api';
/** RFC 9068: an access token and nothing else that the same key may sign one day. */
const TOKEN_TYPE = 'at+jwt';

/**
 * The options for @fastify/jwt, for every process that signs or checks a token: one algorithm, one issuer, one audience.
 * Its `cache` stays off: it does not see an expiry at once.
 */
export function jwtOptions(secret: string) {
  return {
    secret,
    sign: { algorithm: 'HS256' as const, iss: ISSUER, aud: AUDIENCE, typ: TOKEN_TYPE },
    verify: {
      algorithms: ['HS256' as const],
      allowedIss: ISSUER,
      allowedAud: AUDIENCE,
      checkTyp: TOKEN_TYPE,
      requiredClaims: ['sub', 'sid', 'jti', 'iss', 'aud', 'iat', 'exp'],
    },
  };
}

/** How far the clocks of our own processes may disagree. */
const CLOCK_SKEW_SECONDS = 300;

/** Whether a token says that it was issued at a time that no clock of ours can have. */
export function isIssuedLater(payload: unknown, nowMs: number): boolean {
  const iat = typeof payload === 'object' && payload !== null && 'iat' in payload ? payload.iat : undefined;
  return typeof iat === 'number' && iat > nowMs / 1_000 + CLOCK_SKEW_SECONDS;
}

/** A token names a session and says nothing of rights: those are read from the account with every request. */
export type TokenClaims = { sub: string; sid: string; jti: string };

export function readClaims(payload: unknown): TokenClaims | undefined {
  if (typeof payload !== 'object' || payload === null) return undefined;
  const { sub, sid, jti } = payload as Partial<Record<keyof TokenClaims, string>>;
  return isId(sub) && isId(sid) && isId(jti) ? { sub, sid, jti } : undefined;
}
