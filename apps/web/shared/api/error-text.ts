import { UNKNOWN_ERROR_TEXT } from '@pailei/contracts/http/errors';

import { ApiError } from './api-error.ts';

/** The text for a caught error of a call. */
export function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : UNKNOWN_ERROR_TEXT;
}

/** There is no such thing, or none that this visitor may see; an id that can't be one is refused as bad input. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid');
}

/** The end of a session has its own notice, whichever call met it. */
export function hasSessionEnded(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'unauthorized';
}
