import { PROOFS_MAX } from '@pailei/contracts/people/experts/experts.api';
import { IMAGE_ACCEPT, IMAGE_MAX_BYTES, UPLOAD_ERRORS } from '@pailei/contracts/site/uploads/uploads.api';

type NamedFile = Pick<File, 'name' | 'type' | 'size'>;

const ACCEPTED = IMAGE_ACCEPT.split(',');

/** What is wrong with a file before it is sent; the server looks at its content as well. */
function faultOf({ name, type, size }: NamedFile): string | undefined {
  const isImage = ACCEPTED.some((kind) => type === kind || (kind.startsWith('.') && name.toLowerCase().endsWith(kind)));
  if (!isImage) return UPLOAD_ERRORS.image_type[1];
  return size > IMAGE_MAX_BYTES ? UPLOAD_ERRORS.image_too_large[1] : undefined;
}

/** Of the chosen files those that can be sent beside the `count` there are, and a line for each thing refused. */
export function sortFiles<F extends NamedFile>(files: readonly F[], count: number): { fit: F[]; problems: string[] } {
  const problems = files.flatMap((file) => {
    const fault = faultOf(file);
    return fault === undefined ? [] : [fileErrorText(file.name, fault)];
  });
  const sound = files.filter((file) => faultOf(file) === undefined);
  const room = PROOFS_MAX - count;
  if (sound.length > room) problems.push(`证明图片最多 ${PROOFS_MAX} 张`);
  return { fit: sound.slice(0, room), problems };
}

export function fileErrorText(name: string, text: string): string {
  return `「${name}」${text}`;
}
