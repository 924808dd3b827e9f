import { ApiError } from '../../../shared/api/api-error.ts';
import type { QueueOrder } from './stream-queue.calls.ts';

export type DelayQuestion = { text: string; order: QueueOrder };

/** The question before a delayed match is shown, and the command that follows a yes; null: the answer is an error. */
export function delayQuestion(error: unknown, order: QueueOrder): DelayQuestion | null {
  const text = error instanceof ApiError ? error.errors['accept_delay'] : undefined;
  return text !== undefined && 'match_id' in order ? { text, order: { ...order, accept_delay: true } } : null;
}
