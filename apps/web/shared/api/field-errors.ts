import type { ZodError } from 'zod';

import { ApiError } from './api-error.ts';
import { messageOf } from './error-text.ts';

/** Texts by field; `root` holds what belongs to none. */
export type FieldErrors = Readonly<Record<string, string>>;

/** What the contract found wrong before anything was sent: the first text of each field. */
export function errorsOfCheck(error: ZodError): FieldErrors {
  return Object.fromEntries(
    error.issues.map((issue) => [issue.path.join('.') || 'root', issue.message] as const).toReversed(),
  );
}

/** The errors of the server's answer; one that names no field goes to `fallback`. */
export function errorsOfAnswer(error: unknown, fallback = 'root'): FieldErrors {
  const fields = error instanceof ApiError ? error.errors : {};
  return Object.keys(fields).length > 0 ? fields : { [fallback]: messageOf(error) };
}
