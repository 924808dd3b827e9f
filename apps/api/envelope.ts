import type { Envelope } from '@pailei/contracts/endpoint';
import { errorEnvelope } from '@pailei/contracts/errors';
import type { AppError } from '@pailei/contracts/errors';

export function success<T>(data: T): Envelope<T> {
  return { status: 'success', data, message: '', errors: {} };
}

export function failure(error: Pick<AppError, 'message' | 'errors'>): Envelope<never> {
  return errorEnvelope(error);
}
