import type { AppError } from '@pailei/contracts/errors';
import type { Envelope } from '@pailei/contracts/endpoint';

export function success<T>(data: T): Envelope<T> {
  return { status: 'success', data, message: '', errors: {} };
}

export function failure({ message, errors }: Pick<AppError, 'message' | 'errors'>): Envelope<never> {
  return { status: 'error', data: null, message, errors };
}
