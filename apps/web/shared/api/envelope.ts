import { CLIENT_ERROR_TEXTS, LOGIN_FAILED_TEXT, requestFailedText } from '@pailei/contracts/http/errors';

import { ApiError } from './api-error.ts';

/** The data of a successful answer; an answer without the envelope is itself the data. */
export function dataOf(answer: unknown): unknown {
  return isRecord(answer) && answer['status'] === 'success' && 'data' in answer ? answer['data'] : answer;
}

/** The message of a successful answer; empty when there is none. */
export function messageIn(answer: unknown): string {
  return isRecord(answer) && answer['status'] === 'success' ? serverText(answer) : '';
}

export function isErrorEnvelope(answer: unknown): boolean {
  return isRecord(answer) && answer['status'] === 'error';
}

/** The error of a failed answer, with the text the visitor sees. `retryAfter` is the header of that name. */
export function errorOf(status: number, answer: unknown, retryAfter: string | null = null): ApiError {
  const body = isRecord(answer) ? answer : {};
  const errors = textsOf(body['errors']);
  const message = status === 422 ? invalidText(body, errors) : serverText(body) || catalogueText(status);
  return new ApiError(status, message, errors, delayOf(retryAfter));
}

/** The error of a refused login: the server's message, else the default text. */
export function loginErrorOf(answer: unknown): ApiError {
  const body = isRecord(answer) ? answer : {};
  return new ApiError(401, serverText(body) || LOGIN_FAILED_TEXT, textsOf(body['errors']));
}

/** 422: the list of places and messages, else the field errors, else the message, else the catalogue's text. */
function invalidText(body: Record<string, unknown>, errors: Record<string, string>): string {
  const places = [body['detail'], body['errors']].find((list) => Array.isArray(list) && list.length > 0);
  if (Array.isArray(places)) return places.filter(isRecord).map(placeText).join('，');
  return Object.values(errors).join('；') || serverText(body) || CLIENT_ERROR_TEXTS[422];
}

function placeText(item: Record<string, unknown>): string {
  const place = Array.isArray(item['loc']) ? item['loc'].join('.') : '';
  return place ? `${place}: ${String(item['msg'])}` : String(item['msg']);
}

function serverText(body: Record<string, unknown>): string {
  return typeof body['message'] === 'string' ? body['message'] : '';
}

function catalogueText(status: number): string {
  const texts: Record<number, string> = CLIENT_ERROR_TEXTS;
  return texts[status] ?? requestFailedText(status);
}

/** `Retry-After` in seconds; its other form, a date, is not used by our servers. */
function delayOf(retryAfter: string | null): number | null {
  return retryAfter !== null && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) * 1_000 : null;
}

function textsOf(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(Object.entries(value).map(([field, text]) => [field, String(text)]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
