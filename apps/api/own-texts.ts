import type { Endpoint } from '@pailei/contracts/endpoint';
import { AppError } from '@pailei/contracts/errors';

/** What a route says instead of the general text, by the code of the error. */
export type OwnTexts = Readonly<Record<string, string>>;

export function ownTexts({ invalid_text }: Pick<Endpoint, 'invalid_text'>): OwnTexts {
  return invalid_text === undefined ? {} : { invalid_request: invalid_text };
}

/** The error in the words of its route, where it has some; the fields keep theirs. */
export function inOwnWords(error: AppError, texts: OwnTexts | undefined): AppError {
  const text = texts?.[error.code];
  return text === undefined ? error : new AppError(error.code, error.status, text, error.errors);
}

declare module 'fastify' {
  interface FastifyContextConfig {
    texts?: OwnTexts;
  }
}
