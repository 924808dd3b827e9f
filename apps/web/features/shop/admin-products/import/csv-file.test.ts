import { expect, test } from 'vitest';

import { decodeCsv } from '../../../../shared/uploads/decode-csv.ts';
import { csvProblem, templateFile } from './csv-file.ts';

const bytesOf = (bytes: readonly number[]): ArrayBuffer => new Uint8Array(bytes).buffer;

test('a file in UTF-8 is read as such, one of a Chinese spreadsheet as GB 18030', () => {
  expect(decodeCsv(new TextEncoder().encode('徽章,880').buffer)).toBe('徽章,880');
  expect(decodeCsv(bytesOf([0xbb, 0xd5, 0xd5, 0xc2, 0x2c, 0x38]))).toBe('徽章,8');
});

test('an empty file and one that is too long are refused before they are sent', () => {
  expect(csvProblem('')).toBe('文件是空的');
  expect(csvProblem('a'.repeat(1_000_001))).toMatch('文件不能超过');
  expect(csvProblem('名称')).toBeNull();
});

test('the template is marked as UTF-8 and has as many cells as columns', async () => {
  const bytes = await templateFile().arrayBuffer();
  expect([...new Uint8Array(bytes).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [head, line] = decodeCsv(bytes).trim().split('\r\n');
  expect(line?.split(',')).toHaveLength(head?.split(',').length ?? 0);
});
