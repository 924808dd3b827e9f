import { expect, test } from 'vitest';
import { REACHING_CHANNELS, SEEING_CHANNELS } from './alerts.ts';

test('a mail or what a push service took reaches nobody; what was shown or open does', () => {
  expect(REACHING_CHANNELS.toSorted()).toEqual(['browser', 'card', 'inbox', 'page', 'push_shown', 'seen']);
});

test('a call is sent again until it was before somebody’s eyes', () => {
  expect(SEEING_CHANNELS.toSorted()).toEqual(['card', 'inbox', 'page', 'seen']);
});
