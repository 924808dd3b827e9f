import { expect, test } from 'vitest';
import { secondFactorSchema, totpConfirmBody } from './second-factor.api.ts';

test.each(['123456', '123 456', ' １２３　４５６ ', '123\u00a0456'])(
  'a code is read as an authenticator shows it: %s',
  (code) => {
    expect(totpConfirmBody.parse({ code })).toEqual({ code: '123456' });
    expect(secondFactorSchema.parse(code)).toBe('123456');
  },
);

test.each(['12345', '1234567', '12a456', ''])('a code is six digits: %s is refused', (code) => {
  expect(totpConfirmBody.safeParse({ code }).success).toBe(false);
});
