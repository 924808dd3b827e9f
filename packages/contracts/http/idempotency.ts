import { z } from 'zod';
import type { ErrorTable } from './errors.ts';

/** What a caller may send with an idempotent call, e.g. a UUID; the same key is the same call. */
export const idempotencyKeySchema = z
  .string('Idempotency-Key 无效')
  .regex(/^[\x21-\x7e]{8,200}$/, 'Idempotency-Key 应为 8–200 个可见字符');

export const IDEMPOTENCY_ERRORS = {
  request_in_progress: [409, '相同的请求正在处理，请稍后再试'],
  idempotency_key_reused: [422, '这个 Idempotency-Key 已用于另一个请求'],
} as const satisfies ErrorTable;
