import { delayWarning, matchIsDelayed } from '@pailei/contracts/play/stream-queue/stream-queue.api';
import { expect, test } from 'vitest';

import { ApiError } from '../../../shared/api/api-error.ts';
import { delayQuestion } from './delay-question.ts';

const order = { type: 'putOnAir', match_id: 'm' } as const;

test('the question about a delayed match has the API’s message, and a yes sends the command', () => {
  const { status, message, errors } = matchIsDelayed(60);
  expect(delayQuestion(new ApiError(status, message, errors), order)).toEqual({
    text: delayWarning(60),
    order: { ...order, accept_delay: true },
  });
});

test('every other refusal is an error', () => {
  expect(delayQuestion(new ApiError(409, '这一场已结束'), order)).toBeNull();
  expect(delayQuestion(new Error('network'), order)).toBeNull();
  const refused = new ApiError(409, '', { accept_delay: '延迟' });
  expect(delayQuestion(refused, { type: 'finish', id: 'e' })).toBeNull();
});
