import fc from 'fast-check';
import { hostileText } from './hostile-values.ts';
import type { Operation } from './document.ts';
import type { Change } from './request.ts';
import { valuesOf, type ValueSource } from './schema-values.ts';

const BOUNDARY = 'the-boundary-of-the-fuzzer';

/** A PNG of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

type Part = { name: string; value: Buffer; filename?: string };

function multipart(parts: readonly Part[], end = `--${BOUNDARY}--\r\n`): Buffer {
  const chunks = parts.flatMap(({ name, value, filename }) => [
    Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"`),
    Buffer.from(filename === undefined ? '\r\n\r\n' : `; filename="${filename}"\r\ncontent-type: image/png\r\n\r\n`),
    value,
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...chunks, Buffer.from(end)]);
}

const files: fc.Arbitrary<Buffer> = fc.oneof(
  fc.constantFrom(
    PIXEL,
    Buffer.alloc(0),
    PIXEL.subarray(0, 30),
    Buffer.concat([PIXEL, Buffer.from('PK\u0003\u0004<script>')]),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    Buffer.from('[{"dbfId":1e309,"name":"\\ud800","__proto__":[]}]'),
    Buffer.from('['.repeat(16_000)),
    Buffer.from('[{"dbfId":1}'),
  ),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
);

const filenames = fc
  .oneof(fc.constantFrom('photo.png', '../../x.png', 'x.png\0.html', '', 'a.svg'), hostileText)
  .map((text) => text.slice(0, 300).replaceAll(/["\r\n]/g, ''));

/** Forms for a call that takes a file: whole and broken ones, with files of every sort. */
export function multipartBodies({ body }: Operation, source: ValueSource): fc.Arbitrary<Change> {
  const fields = Object.entries(body?.schema.properties ?? {});
  const partsOf = fields.map(([name, schema]) =>
    schema.format === 'binary'
      ? fc.tuple(files, filenames).map(([value, filename]): Part => ({ name, value, filename }))
      : fc
          .oneof(
            { weight: 3, arbitrary: valuesOf(schema, name, source).map(String) },
            { weight: 1, arbitrary: hostileText },
          )
          .map((text): Part => ({ name, value: Buffer.from(text) })),
  );
  const extra: fc.Arbitrary<Part> = fc
    .tuple(fc.constantFrom('__proto__', 'role', 'image', 'file', ''), files)
    .map(([name, value]) => ({ name, value }));
  const typed =
    (content: Buffer): Change =>
    (request) => ({
      ...request,
      headers: { ...request.headers, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
      body: content,
    });
  const whole = fc.tuple(...partsOf);
  return fc.oneof(
    { weight: 4, arbitrary: whole.map((parts) => typed(multipart(parts))) },
    { weight: 2, arbitrary: fc.tuple(whole, extra).map(([parts, more]) => typed(multipart([...parts, more]))) },
    { weight: 1, arbitrary: whole.map((parts) => typed(multipart(parts.slice(1)))) },
    { weight: 1, arbitrary: whole.map((parts) => typed(multipart(parts, ''))) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => typed(Buffer.from(bytes))) },
  );
}
