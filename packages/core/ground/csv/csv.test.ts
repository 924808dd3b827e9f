import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvLines, CSV_MARK, CsvFault, readCsv } from './csv.ts';

const recordsOf = (text: string) => readCsv(text).map(({ record }) => record);

describe('the codec', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom(...Array.from('=+-@\'"\t\n\r,; 0123456789甲＝')) }),
    fc.nat({ max: 999_999_999_999 }).map((number) => String(number).padStart(18, '0')),
  );

  test('reads what it writes, whatever the cells hold', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell, cell), { minLength: 1 }), (cells) => {
        // the head decides what is between the cells, and a line of nothing is none
        const rows = [['选手', '编号', '备注'], ...cells.map((row) => ['甲', ...row.slice(1)])];
        expect(recordsOf(CSV_MARK + csvLines(rows))).toEqual(rows);
      }),
    );
  });

  test.each(['773212345678901234', '0012345', '00', '012345678901'])(
    'the number %s stays a text in Excel',
    (number) => {
      expect(csvLines([['甲', number]])).toBe(`甲,"\t${number}"\n`);
    },
  );

  test.each(['1280', '13800138000', '0', '3.5'])('the number %s stays a number in Excel', (number) => {
    expect(csvLines([['甲', number]])).toBe(`甲,${number}\n`);
  });
});

describe('a table', () => {
  const ROWS = [
    ['用户名', 'QQ'],
    ['青石', '00123'],
    ['墨;白', '12,5'],
  ];

  test.each([
    ['commas', '用户名,QQ\n青石,00123\n墨;白,"12,5"'],
    ['semicolons', '用户名;QQ\r\n青石;00123\r\n"墨;白";12,5\r\n'],
    ['tabs', '\u{feff}用户名\tQQ\r青石\t00123\r墨;白\t12,5'],
    ['a line that names the semicolon', 'sep=;\n用户名;QQ\n青石;00123\n"墨;白";12,5'],
    ['numbers as a spreadsheet keeps them', '用户名,QQ\n青石,"=""00123"""\n墨;白,"12,5"'],
    ['numbers behind a tab', '用户名,QQ\n青石,\t00123\n墨;白,"12,5"'],
  ])('with %s is read', (_what, text) => {
    expect(recordsOf(text)).toEqual(ROWS);
  });

  test('names a row by the line that it begins in', () => {
    expect(readCsv('a,b\n\n"x\ny",1\nz,2\n').map(({ line }) => line)).toEqual([1, 3, 5]);
    expect(readCsv('sep=;\na;b\n').map(({ line }) => line)).toEqual([2]);
  });

  test('with an open quote is refused at its line', () => {
    expect(() => readCsv('a,b\n"x,1\ny,2')).toThrow(CsvFault);
  });
});
