import { describe, expect, test } from 'vitest';

import { masked, maskedUrl } from './debug.mask.ts';

const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ1MSJ9.c2lnbmF0dXJl';

describe('masked', () => {
  test.each([
    'access_token',
    'token',
    'password',
    'new_password',
    'authorization',
    'email',
    'qq',
    'full_address',
    'shipping_address',
    'recovery_codes',
    'totp_code',
    'totp_secret',
    'ip',
  ])('%s is not shown, at any depth and in any shape', (name) => {
    for (const value of ['known', ['known'], { inner: 'known' }, 12345]) {
      const text = JSON.stringify(masked({ data: { items: [{ [name]: value, kept: 1 }] } }));
      expect(text).not.toContain('known');
      expect(text).not.toContain('12345');
      expect(text).toContain('"kept":1');
    }
  });

  test('a code is a secret unless it is a deck', () => {
    expect(masked({ code: '123456' })).toEqual({ code: '•••' });
    expect(masked({ code: 'AAECAZ8FBKmg' })).toEqual({ code: 'AAECAZ8FBKmg' });
  });

  test('tokens and e-mail addresses are found in any text', () => {
    expect(masked({ username: 'fire@example.com', note: `Bearer ${JWT}, please` })).toEqual({
      username: '•••',
      note: 'Bearer •••, please',
    });
  });

  test('what is not set stays visible as not set', () => {
    expect(masked({ qq: null, email: '' })).toEqual({ qq: null, email: '' });
  });

  test('long texts and lists are cut, and a loop ends', () => {
    const loop: Record<string, unknown> = { name: '甲'.repeat(600) };
    loop['self'] = loop;
    const text = JSON.stringify(masked(loop));
    expect(text.length).toBeLessThan(6_000);
    expect(masked(Array.from({ length: 25 }, (_, index) => index))).toHaveLength(21);
  });

  test('the given object is left alone', () => {
    const given = { password: 'known', list: [1] };
    masked(given);
    expect(given).toEqual({ password: 'known', list: [1] });
  });
});

test.each([
  ['/api/decks/1?skip=20', '/api/decks/1?skip=20'],
  ['/api/auth/reset?token=abc&x=1', '/api/auth/reset?token=•••&x=1'],
  ['/api/admin/users?search=fire@example.com', '/api/admin/users?search=•••'],
  [`/api/files/${JWT}`, '/api/files/•••'],
])('%s is shown as %s', (url, shown) => {
  expect(maskedUrl(url)).toBe(shown);
});
