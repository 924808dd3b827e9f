import { IMAGE_ACCEPT, IMAGE_MAX_BYTES, UPLOAD_ERRORS } from '@pailei/contracts/site/uploads/uploads.api';

const ACCEPTED = IMAGE_ACCEPT.split(',');

/** What is wrong with an image before it is sent; the server looks at its content as well. */
export function imageFault({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  const isImage = ACCEPTED.some((kind) => type === kind || (kind.startsWith('.') && name.toLowerCase().endsWith(kind)));
  if (!isImage) return UPLOAD_ERRORS.image_type[1];
  return size > IMAGE_MAX_BYTES ? UPLOAD_ERRORS.image_too_large[1] : undefined;
}
