/** What every failed call throws. `status` is 0 when no answer came; `errors` maps a field to its text. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: ApiErrorCode;
  readonly status: number;
  readonly errors: Readonly<Record<string, string>>;
  /** How long the server asks to wait before a retry; null when it does not say. */
  readonly retryAfterMs: number | null;

  constructor(
    status: number,
    message: string,
    errors: Record<string, string> = {},
    retryAfterMs: number | null = null,
  ) {
    super(message);
    this.code = codeOf(status);
    this.status = status;
    this.errors = errors;
    this.retryAfterMs = retryAfterMs;
  }
}

export type ApiErrorCode =
  | 'no_response'
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'invalid'
  | 'rate_limited'
  | 'server'
  | 'unavailable'
  | 'other';

const CODES: Record<number, ApiErrorCode> = {
  0: 'no_response',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  422: 'invalid',
  429: 'rate_limited',
  500: 'server',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};

function codeOf(status: number): ApiErrorCode {
  return CODES[status] ?? 'other';
}
