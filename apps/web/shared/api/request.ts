import { EMPTY_ID_TEXT } from '@pailei/contracts/http/errors';

import { ApiError } from './api-error.ts';

/** What a call may carry, whatever its endpoint. */
export type RequestInput = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown> | undefined;
  body?: unknown;
  file?: Blob | undefined;
  signal?: AbortSignal;
  idempotencyKey?: string;
};

/** The address of a call; one whose id is empty is refused before it is made. */
export function urlOf(path: string, { params = {}, query = {} }: RequestInput): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (!isScalar(value) || value === '') throw new ApiError(422, EMPTY_ID_TEXT, { [name]: EMPTY_ID_TEXT });
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (isScalar(value) && value !== '') search.set(name, String(value));
  }
  return `/api${filled}${search.size > 0 ? `?${search}` : ''}`;
}

/** Method, headers and body; with `upload` the body's fields and the file go as a form, else as JSON. */
export function initOf(
  { method, upload }: { method: string; upload?: { field: string } },
  input: RequestInput,
  token: string | null,
): RequestInit {
  const form = upload ? formOf(upload.field, input) : undefined;
  const json = form || input.body === undefined ? undefined : JSON.stringify(input.body);
  const headers = {
    accept: 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(json === undefined ? {} : { 'content-type': 'application/json' }),
    ...(input.idempotencyKey ? { 'idempotency-key': input.idempotencyKey } : {}),
  };
  const body = form ?? json;
  return { method, headers, ...(body === undefined ? {} : { body }) };
}

function formOf(field: string, { body, file }: RequestInput): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) if (isScalar(value)) form.set(name, String(value));
  if (file) form.set(field, file);
  return form;
}

function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
