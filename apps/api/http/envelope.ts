import type { Envelope } from '@pailei/contracts/http/endpoint';
import { errorEnvelope, type AppError } from '@pailei/contracts/http/errors';

export function success<T>(data: T): Envelope<T> {
  return { status: 'success', data, message: '', errors: {} };
}

export function failure(error: Pick<AppError, 'message' | 'errors'>): Envelope<never> {
  return errorEnvelope(error);
}
