export type FormPart = { name: string; value: string | Uint8Array; filename?: string; type?: string };

const BOUNDARY = 'the-boundary-of-a-test';

/** A multipart form exactly as given, also one that no browser would send. */
export function form(parts: readonly FormPart[]) {
  const chunks = parts.flatMap(({ name, value, filename, type }) => [
    Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"`),
    Buffer.from(filename === undefined ? '' : `; filename="${filename}"`),
    Buffer.from(type === undefined ? '\r\n\r\n' : `\r\ncontent-type: ${type}\r\n\r\n`),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ]);
  const payload = Buffer.concat([...chunks, Buffer.from(`--${BOUNDARY}--\r\n`)]);
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` } };
}

export function imageForm(image: Uint8Array, filename = 'photo.png', type = 'image/png') {
  return form([{ name: 'image', value: image, filename, type }]);
}
