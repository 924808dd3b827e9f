import { describe, expect, test } from 'vitest';

import { sortFiles } from './proof-files.ts';

const MEGABYTE = 1024 * 1024;
const file = (name: string, type = 'image/png', size = 1_000) => ({ name, type, size });
const names = (files: readonly { name: string }[]) => files.map(({ name }) => name);

describe('chosen files', () => {
  test('jpg, png and gif of up to 5 MB can be sent', () => {
    const files = [file('a.png'), file('b.JPG', ''), file('c.gif', 'image/gif', 5 * MEGABYTE)];
    expect(sortFiles(files, 0)).toEqual({ fit: files, problems: [] });
  });

  test('what can not be sent is named, the others are sent', () => {
    const { fit, problems } = sortFiles(
      [file('a.bmp', 'image/bmp'), file('b.png'), file('c.png', '', 6 * MEGABYTE)],
      0,
    );
    expect(names(fit)).toEqual(['b.png']);
    expect(problems).toEqual(['「a.bmp」只支持 jpg、jpeg、png 或 gif 图片', '「c.png」图片不能超过 5 MB']);
  });

  test('three at most, with those that are there already', () => {
    const { fit, problems } = sortFiles([file('a.png'), file('b.png')], 2);
    expect(names(fit)).toEqual(['a.png']);
    expect(problems).toEqual(['证明图片最多 3 张']);
  });
});
