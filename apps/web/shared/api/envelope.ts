import { CLIENT_ERROR_TEXTS, requestFailedText } from '@pailei/contracts/errors';

import { ApiError } from './api-error.ts';

/** The data of a successful answer; an answer without the envelope is itself the data. */
export function dataOf(answer: unknown): unknown {
  return isRecord(answer) && answer['status'] === 'success' && 'data' in answer ? answer['data'] : answer;
}

export function isErrorEnvelope(answer: unknown): boolean {
  return isRecord(answer) && answer['status'] === 'error';
}

/** The error of a failed answer, with the text the visitor sees. */
export function errorOf(status: number, answer: unknown): ApiError {
  const body = isRecord(answer) ? answer : {};
  const errors = textsOf(body['errors']);
  const message = status === 422 ? invalidText(body, errors) : serverText(body) || catalogueText(status);
  return new ApiError(status, message, errors);
}

/** 422: the list of places and messages, else the field errors, else the message, else the catalogue's text. */
function invalidText(body: Record<string, unknown>, errors: Record<string, string>): string {
  if (Array.isArray(body['detail'])) return body['detail'].filter(isRecord).map(placeText).join('，');
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

function textsOf(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(Object.entries(value).map(([field, text]) => [field, String(text)]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
