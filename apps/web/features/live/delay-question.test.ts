import { delayWarning, matchIsDelayed } from '@pailei/contracts/stream-queue';
import { expect, test } from 'vitest';

import { ApiError } from '../../shared/api/api-error.ts';
import { delayQuestion } from './delay-question.ts';

const order = { type: 'putOnAir', match_id: 'm' } as const;

test('a delayed match is asked about in the words of the API, and the yes carries the order out', () => {
  const { status, message, errors } = matchIsDelayed(60);
  expect(delayQuestion(new ApiError(status, message, errors), order)).toEqual({
    text: delayWarning(60),
    order: { ...order, accept_delay: true },
  });
});

test('every other refusal is an error', () => {
  expect(delayQuestion(new ApiError(409, '这场对局已结束'), order)).toBeNull();
  expect(delayQuestion(new Error('network'), order)).toBeNull();
  const refused = new ApiError(409, '', { accept_delay: '延迟' });
  expect(delayQuestion(refused, { type: 'finish', id: 'e' })).toBeNull();
});
