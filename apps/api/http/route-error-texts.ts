import type { Endpoint } from '@pailei/contracts/http/endpoint';
import { AppError } from '@pailei/contracts/http/errors';

/** The texts of a route that replace the general ones, by error code. */
export type RouteErrorTexts = Readonly<Record<string, string>>;

export function routeErrorTexts({ invalid_text }: Pick<Endpoint, 'invalid_text'>): RouteErrorTexts {
  return invalid_text === undefined ? {} : { invalid_request: invalid_text };
}

/** The error with the text of its route, where it has one; the fields keep theirs. */
export function withRouteText(error: AppError, texts: RouteErrorTexts | undefined): AppError {
  const text = texts?.[error.code];
  return text === undefined ? error : new AppError(error.code, error.status, text, error.errors);
}

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be extended from outside
  interface FastifyContextConfig {
    texts?: RouteErrorTexts;
  }
}
