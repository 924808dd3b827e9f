import { AppError, appError, generalError, TRANSPORT_ERRORS } from '@pailei/contracts/errors';
import type { ERRORS, ErrorTable } from '@pailei/contracts/errors';
import { MAX_JSON_DEPTH } from '@pailei/core/incoming';
import { isConnectionError, OutcomeUnknownError } from '@pailei/db/tx';

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

/** Lock and statement time-outs, and conflicts that stayed after the retries: the work was rolled back and may be tried again. */
const BUSY_CODES = new Set(['55P03', '57014', '40001', '40P01', '53300']);

/** Whatever was thrown, as the error that is shown. What nobody foresaw becomes `internal`, without detail. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof OutcomeUnknownError) return generalError('outcome_unknown');
  const { code, statusCode } = readFields(error);
  const known = BY_CODE[code];
  if (known) return generalError(known);
  if (isConnectionError(error) || BUSY_CODES.has(code)) return generalError('unavailable');
  if (code.startsWith('FST_') && statusCode >= 400 && statusCode < 500)
    return appError(TRANSPORT_ERRORS, 'bad_request');
  return generalError('internal');
}

function readFields(error: unknown): { code: string; statusCode: number } {
  const fields = typeof error === 'object' && error !== null ? error : {};
  return {
    code: 'code' in fields ? String(fields.code) : '',
    statusCode: 'statusCode' in fields ? Number(fields.statusCode) : 500,
  };
}
