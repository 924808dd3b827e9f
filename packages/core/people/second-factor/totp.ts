import { Secret, TOTP } from 'otpauth';

const ISSUER = '牌擂';
const PERIOD_SECONDS = 30;
/** RFC 6238: one step either way for clocks that differ. */
const WINDOW = 1;
const SECRET_BYTES = 20;

export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** What the QR code holds. */
export function otpauthUrl(secret: string, username: string): string {
  return totp(secret, username).toString();
}

/** The time step that a code belongs to, if it may still be used: none up to `lastStep` may. `now` is ISO. */
export function matchTotp(secret: string, code: string, lastStep: number, now: string): number | undefined {
  const timestamp = Date.parse(now);
  const delta = totp(secret, '').validate({ token: code, timestamp, window: WINDOW });
  if (delta === null) return undefined;
  const step = Math.floor(timestamp / 1_000 / PERIOD_SECONDS) + delta;
  return step > lastStep ? step : undefined;
}

function totp(secret: string, label: string): TOTP {
  return new TOTP({ issuer: ISSUER, label, secret, period: PERIOD_SECONDS, digits: 6, algorithm: 'SHA1' });
}
