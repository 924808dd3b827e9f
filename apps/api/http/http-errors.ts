import {
  AppError,
  appError,
  ERRORS,
  generalError,
  TRANSPORT_ERRORS,
  type ErrorTable,
} from '@pailei/contracts/http/errors';
import { MAX_JSON_DEPTH } from '@pailei/core/ground/http/json-depth';
import { isTransient, OutcomeUnknownError } from '@pailei/db/tx';

/** What only the way in can find wrong. */
export const REQUEST_ERRORS = {
  repeated_query: [400, '查询参数重复'],
  broken_text: [422, '内容包含无法识别的字符'],
  too_deep: [422, `内容嵌套过深，最多 ${MAX_JSON_DEPTH} 层`],
} as const satisfies ErrorTable;

const BY_CODE: Record<string, keyof typeof ERRORS> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid_json',
};

/** What the site stands on cannot carry the request out now; the caller may come again. */
export class UnavailableError extends AppError {
  override name = 'UnavailableError';
  override readonly retryAfterSeconds = 1;

  constructor(code: 'unavailable' | 'outcome_unknown') {
    const [status, text] = ERRORS[code];
    super(code, status, text);
  }
}

/** A folder of the site takes no more files, or its disk fails. */
const FULL_FOLDER = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE']);
/** The first word of Redis when it takes no writes. */
const REDIS_REFUSES = /^(?:OOM|READONLY|MISCONF|LOADING|MASTERDOWN) /;

/** Whatever was thrown, as the error that is shown. What nobody foresaw becomes `internal`, without detail. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof OutcomeUnknownError) return new UnavailableError('outcome_unknown');
  const { code, statusCode } = readFields(error);
  const known = BY_CODE[code];
  if (known) return generalError(known);
  if (isTransient(error) || FULL_FOLDER.has(code) || isRedisRefusal(error)) return new UnavailableError('unavailable');
  if (code.startsWith('FST_') && statusCode >= 400 && statusCode < 500)
    return appError(TRANSPORT_ERRORS, 'bad_request');
  return generalError('internal');
}

const isRedisRefusal = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ReplyError' && REDIS_REFUSES.test(error.message);

function readFields(error: unknown): { code: string; statusCode: number } {
  const fields = typeof error === 'object' && error !== null ? error : {};
  return {
    code: 'code' in fields ? String(fields.code) : '',
    statusCode: 'statusCode' in fields ? Number(fields.statusCode) : 500,
  };
}
