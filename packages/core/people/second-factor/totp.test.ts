import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { matchTotp, newTotpSecret, otpauthUrl } from './totp.ts';

/** RFC 6238, appendix B: the secret is the text 12345678901234567890. */
const SECRET = Secret.fromUTF8('12345678901234567890').base32;
const at = (seconds: number) => new Date(seconds * 1_000).toISOString();

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('at %i seconds the code of RFC 6238 fits', (seconds, code) => {
  expect(matchTotp(SECRET, code, 0, at(seconds))).toBe(Math.floor(seconds / 30));
});

test('a code fits one step early or late, and no more', () => {
  const code = new TOTP({ secret: SECRET }).generate({ timestamp: 3_000_000 });
  const steps = [2_940, 2_970, 3_000, 3_030, 3_060].map((seconds) => matchTotp(SECRET, code, 0, at(seconds)));
  expect(steps).toEqual([undefined, 100, 100, 100, undefined]);
});

test('a step that was used, or an earlier one, fits no more', () => {
  expect(matchTotp(SECRET, '287082', 1, at(59))).toBeUndefined();
  expect(matchTotp(SECRET, '287082', 0, at(59))).toBe(1);
});

test('a new secret has 160 bits, and its address names site and account', () => {
  const secret = newTotpSecret();
  expect(Secret.fromBase32(secret).bytes).toHaveLength(20);
  expect(newTotpSecret()).not.toBe(secret);
  expect(decodeURIComponent(otpauthUrl(secret, '裁判甲'))).toContain(
    `otpauth://totp/牌擂:裁判甲?issuer=牌擂&secret=${secret}`,
  );
});
