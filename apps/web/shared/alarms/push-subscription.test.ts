import { expect, test } from 'vitest';
import { pushSupportOf } from './push-subscription.ts';

const browser = {
  hasWorker: true,
  hasPush: true,
  permission: 'default',
  isAppleTouch: false,
  isStandalone: false,
} as const;

test.each([
  ['supported', {}],
  ['supported', { permission: 'granted' as const }],
  ['denied', { permission: 'denied' as const }],
  ['unsupported', { hasPush: false }],
  ['unsupported', { hasWorker: false }],
  ['unsupported', { permission: null }],
  ['needs_install', { isAppleTouch: true, hasPush: false, permission: null }],
  ['supported', { isAppleTouch: true, isStandalone: true }],
  ['unsupported', { isAppleTouch: true, isStandalone: true, hasPush: false }],
])('%s: %j', (support, change) => {
  expect(pushSupportOf({ ...browser, ...change })).toBe(support);
});
