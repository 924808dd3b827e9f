/** Every error code with its status and text. Features add theirs beside their contract; these are everybody's. */
export const ERRORS = {
  invalid_request: [422, '请求参数有误'],
  invalid_json: [400, '请求内容不是有效的 JSON'],
  unsupported_media_type: [415, '不支持的内容类型，请使用 JSON'],
  body_too_large: [413, '请求内容过大'],
  unauthorized: [401, '登录已过期，请重新登录'],
  login_needed: [401, '请先登录'],
  api_key_invalid: [401, 'API 密钥无效、已过期或已撤销'],
  api_key_scope: [403, '这个 API 密钥不能读取此内容'],
  forbidden: [403, '权限不足，无法执行此操作'],
  admin_only: [403, '只有管理员可以执行此操作'],
  staff_only: [403, '只有管理员与裁判可以执行此操作'],
  second_factor_required: [403, '请先启用动态验证码，之后才能使用管理权限'],
  referee_only: [403, '只有裁判可以执行此操作'],
  expert_only: [403, '需要先通过专家认证'],
  captain_only: [403, '只有队长可以执行此操作'],
  not_found: [404, '请求的资源不存在'],
  method_not_allowed: [405, '不支持的请求方法'],
  conflict: [409, '内容已被更新，请刷新后重试'],
  rate_limited: [429, '请求过于频繁，请稍后再试'],
  internal: [500, '服务器内部错误'],
  unavailable: [503, '服务暂时不可用'],
  busy: [503, '系统繁忙，请稍后再试'],
  outcome_unknown: [503, '服务暂时不可用，请刷新后确认结果'],
} as const satisfies ErrorTable;

/** What every server of the site may find wrong with a request before any route is asked. */
export const TRANSPORT_ERRORS = {
  bad_request: [400, '请求参数有误'],
  too_slow: [408, '请求超时，请检查网络后重试'],
  address_too_long: [414, '请求地址过长'],
  headers_too_large: [431, '请求头过大'],
} as const satisfies ErrorTable;

export type ErrorTable = Record<string, readonly [status: number, text: string]>;

/** What a service throws and the API renders: a code with its status and Chinese text, and the fields that are wrong. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: string;
  readonly status: number;
  readonly errors: Record<string, string>;
  /** When the same call may come again; undefined: unknown. */
  readonly retryAfterSeconds: number | undefined = undefined;

  constructor(code: string, status: number, message: string, errors: Record<string, string> = {}) {
    super(message);
    this.code = code;
    this.status = status;
    this.errors = errors;
  }
}

/** Makes the `AppError` of a code from an error table. */
export function appError<T extends ErrorTable>(
  table: T,
  code: keyof T & string,
  errors?: Record<string, string>,
): AppError {
  const [status, text] = table[code] ?? ERRORS.internal;
  return new AppError(code, status, text, errors);
}

/** The error of a code, shown at one field. */
export function fieldError<T extends ErrorTable>(table: T, code: keyof T & string, field: string): AppError {
  const [, text] = table[code] ?? ERRORS.internal;
  return appError(table, code, { [field]: text });
}

/** The general error of a code: `throw generalError('not_found')`. */
export function generalError(code: keyof typeof ERRORS, errors?: Record<string, string>): AppError {
  return appError(ERRORS, code, errors);
}

/** The server is busy with others, or the caller has asked too often: come back later. */
export class TooManyRequestsError extends AppError {
  override name = 'TooManyRequestsError';
  override readonly retryAfterSeconds: number;

  constructor(retryAfterMs: number) {
    const [status, text] = ERRORS.rate_limited;
    super('rate_limited', status, text);
    this.retryAfterSeconds = Math.max(1, Math.ceil(retryAfterMs / 1_000));
  }
}

/**
 * There is no room for this call now, or nobody there to answer it: it may come again in a while. `errors.busy` says that
 * nothing was done, so that any call may be repeated as it is; a proxy without an answer cannot know that.
 */
export class BusyError extends AppError {
  override name = 'BusyError';
  override readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number, code: 'busy' | 'unavailable' = 'busy') {
    const [status, text] = ERRORS[code];
    super(code, status, text, code === 'busy' ? { busy: text } : {});
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** An error as it is sent. */
export const errorEnvelope = ({ message, errors }: Pick<AppError, 'message' | 'errors'>) =>
  ({ status: 'error', data: null, message, errors }) as const;

/** What the client says where the server said nothing of its own, by status. */
export const CLIENT_ERROR_TEXTS = {
  401: '登录已过期，请重新登录',
  403: '权限不足，无法执行此操作',
  404: '请求的资源不存在',
  422: '请求参数有误',
  429: '请求过于频繁，请稍后再试',
  500: '服务器内部错误',
  502: '服务暂时不可用',
  503: '服务暂时不可用',
  504: '服务暂时不可用',
} as const satisfies Record<number, string>;

export const NO_RESPONSE_TEXT = '网络连接失败，请检查网络设置';
export const UNKNOWN_ERROR_TEXT = '未知错误';
export const requestFailedText = (status: number): string => `请求失败（${status}）`;
export const LOGIN_FAILED_TEXT = '登录失败';
export const LOGIN_NEEDED_TEXT = ERRORS.login_needed[1];
export const EMPTY_ID_TEXT = 'ID 不能为空';

/** Why a page did not let the visitor in, by the `error` in the address they were sent to. */
export const GUARD_TEXTS = {
  insufficient_permissions: CLIENT_ERROR_TEXTS[403],
  expert_required: '需要先通过专家认证',
  second_factor_required: ERRORS.second_factor_required[1],
} as const satisfies Record<string, string>;
