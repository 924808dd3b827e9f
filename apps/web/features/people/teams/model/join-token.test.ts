import { joinLinkPath } from '@pailei/contracts/people/teams/team-requests.api';
import { expect, test } from 'vitest';

import { tokenOf } from './join-token.ts';

const TOKEN = 'aB3_-'.padEnd(32, 'x');

test('the token of the address that the contract names is read again', () => {
  expect(tokenOf(new URL(joinLinkPath(TOKEN), 'http://localhost').hash)).toBe(TOKEN);
});

test.each(['', '#', '#join=', '#join=short', `#join=${TOKEN}x`, `#join=${'<'.repeat(32)}`])('%s names none', (hash) => {
  expect(tokenOf(hash)).toBeNull();
});
