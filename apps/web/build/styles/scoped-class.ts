import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const MARK_LENGTH = 3;

/** The name of a module's class on the page: its own, and a short mark of the file. The same in every build. */
export function scopedClass(root: string): (name: string, file: string) => string {
  return (name, file) => {
    const digest = createHash('sha256').update(relative(root, file)).digest('base64url');
    return `${name}_${digest.slice(0, MARK_LENGTH)}`;
  };
}
