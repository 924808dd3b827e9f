import { PROOFS_MAX } from '@pailei/contracts/people/experts/experts.api';

import { imageFault } from '../../../../shared/uploads/image-fault.ts';

type NamedFile = Pick<File, 'name' | 'type' | 'size'>;

/** Of the chosen files those that can be sent beside the `count` there are, and a line for each thing refused. */
export function sortFiles<F extends NamedFile>(files: readonly F[], count: number): { fit: F[]; problems: string[] } {
  const problems = files.flatMap((file) => {
    const fault = imageFault(file);
    return fault === undefined ? [] : [fileErrorText(file.name, fault)];
  });
  const sound = files.filter((file) => imageFault(file) === undefined);
  const room = PROOFS_MAX - count;
  if (sound.length > room) problems.push(`证明图片最多 ${PROOFS_MAX} 张`);
  return { fit: sound.slice(0, room), problems };
}

export function fileErrorText(name: string, text: string): string {
  return `「${name}」${text}`;
}
