import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type { Upload, UploadRefusals } from '@pailei/contracts/http/endpoint';
import { AppError, appError, generalError } from '@pailei/contracts/http/errors';
import { UPLOAD_ERRORS } from '@pailei/contracts/site/uploads/uploads.api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendError } from '../plugins/errors.ts';

/** Room for the text fields and the boundaries around the file. */
const FORM_OVERHEAD_BYTES = 64 * 1024;
const MAX_PARTS = 8;

/**
 * A scope whose routes take a multipart form and nothing else. The whole body is counted and read before any of it is
 * parsed: no stream can be left half read, and no part can be cut off without a word.
 */
export function uploadScope(app: FastifyInstance, upload: Upload, addRoute: (scope: FastifyInstance) => void): void {
  app.register(async (scope) => {
    scope.decorateRequest('upload', null);
    scope.decorateRequest('answered', null);
    scope.addHook('onRequest', async (request, reply) => {
      request.answered = once(reply.raw, 'close').catch(() => undefined);
    });
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, payload: Readable) => {
      const { 'content-type': contentType = '', 'content-length': contentLength } = request.headers;
      const limit = upload.max_bytes + FORM_OVERHEAD_BYTES;
      const { body, release } = await scope.uploadIntake.receive({ payload, contentLength, limit });
      // Its bytes are in use until then.
      void request.answered?.then(release);
      const form = await readForm(body, contentType, upload);
      request.upload = form.file;
      return form.fields;
    });
    scope.setErrorHandler((error, request, reply) => {
      const isTooLarge = (error as { code?: string }).code === 'body_too_large';
      sendError(isTooLarge ? uploadRefusal('too_large', upload) : error, request, reply);
    });
    addRoute(scope);
  });
}

type Form = { fields: Record<string, string>; file: Uint8Array };

async function readForm(body: Buffer, contentType: string, upload: Upload): Promise<Form> {
  const entries = await parseForm(body, contentType);
  const fields: Record<string, string> = Object.create(null);
  const files: File[] = [];
  for (const [name, value] of entries) {
    if (typeof value !== 'string') files.push(value);
    else if (name in fields) throw generalError('invalid_request', { [name]: UPLOAD_ERRORS.form_invalid[1] });
    else fields[name] = value;
    if (typeof value !== 'string' && name !== upload.field) throw appError(UPLOAD_ERRORS, 'form_invalid');
  }
  if (files.length > 1) throw uploadRefusal('too_many', upload);
  const file = files[0];
  if (!file || file.size === 0) throw uploadRefusal('missing', upload);
  if (file.size > upload.max_bytes) throw uploadRefusal('too_large', upload);
  // What the sender calls the file, and what type they say it is, is of no use to anybody.
  return { fields, file: await file.bytes() };
}

async function parseForm(body: Buffer, contentType: string): Promise<[string, string | File][]> {
  const boundary = /boundary="?([^";,\s]{1,70})"?/i.exec(contentType)?.[1];
  if (!boundary || countParts(body, `--${boundary}`) > MAX_PARTS) throw appError(UPLOAD_ERRORS, 'form_invalid');
  try {
    const form = await new Response(body as Uint8Array<ArrayBuffer>, {
      headers: { 'content-type': contentType },
    }).formData();
    return [...form.entries()];
  } catch {
    throw appError(UPLOAD_ERRORS, 'form_invalid');
  }
}

/** Boundaries but the last, counted no further than one past the limit. */
function countParts(body: Buffer, delimiter: string): number {
  let count = -1;
  for (let at = body.indexOf(delimiter); at !== -1 && count <= MAX_PARTS; at = body.indexOf(delimiter, at + 1)) count++;
  return count;
}

const STATUSES = { missing: 422, too_large: 413, too_many: 422 } as const satisfies Record<
  keyof UploadRefusals,
  number
>;
const IMAGE_REFUSALS: UploadRefusals = {
  missing: UPLOAD_ERRORS.image_missing[1],
  too_large: UPLOAD_ERRORS.image_too_large[1],
  too_many: UPLOAD_ERRORS.too_many_files[1],
};

export function uploadRefusal(what: keyof UploadRefusals, { field, refusals = IMAGE_REFUSALS }: Upload): AppError {
  return new AppError(`upload_${what}`, STATUSES[what], refusals[what], { [field]: refusals[what] });
}

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be extended from outside
  interface FastifyRequest {
    /** The bytes of the one file of a multipart form. */
    upload: Uint8Array | null;
    /** Settles when the answer is sent or its receiver is gone. */
    answered: Promise<unknown> | null;
  }
}
