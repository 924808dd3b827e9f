import { PRODUCT_IMPORT_MAX } from '@pailei/contracts/shop/products/product-limits';
import { describe, expect, test } from 'vitest';
import { ProductCsvError, readProductCsv } from './product-csv.ts';

const HEAD = 'name,description,points_price,stock_quantity,image_url,is_active';
const SLEEVE = { name: '夜擂卡套', description: '60 枚', points_price: 1_280, stock_quantity: 212 };
const read = (...lines: string[]) => readProductCsv([HEAD, ...lines].join('\n'));

test('a line is a product, sold unless it says otherwise', () => {
  expect(read('夜擂卡套,60 枚,1280,212,,', '夜擂卡套,60 枚,1280,212,https://example.com/a.png,false')).toEqual([
    { line: 2, product: { ...SLEEVE, image_url: '', is_active: true } },
    { line: 3, product: { ...SLEEVE, image_url: 'https://example.com/a.png', is_active: false } },
  ]);
});

test('Chinese heads, another order, missing optional columns, a byte order mark and Windows line ends do no harm', () => {
  const lines = readProductCsv('\u{feff}库存,商品名称,积分价格,商品描述,备注\r\n212, 夜擂卡套 ,1280,60 枚,急\r\n');
  expect(lines).toEqual([{ line: 2, product: { ...SLEEVE, image_url: '', is_active: true } }]);
});

test('full-width digits are read as digits, and a table of another spreadsheet as one', () => {
  expect(readProductCsv('商品名称;商品描述;积分价格;库存\r\n夜擂卡套;60 枚;１２８０;２１２')).toEqual([
    { line: 2, product: { ...SLEEVE, image_url: '', is_active: true } },
  ]);
});

test('a line is named by where it stands in the file, whatever stands before it', () => {
  const lines = read('夜擂卡套,"两行\n的描述",1280,212,,', '', '桌垫,描述,1.5,3,,', '杯子,描述,1,3,,也许');
  expect(lines).toMatchObject([
    { line: 2, product: { description: '两行\n的描述' } },
    { line: 5, message: '积分价格应为整数' },
    { line: 6, message: '取值应为 true 或 false' },
  ]);
});

test.each([
  [',描述,1,1,,', '商品名称不能为空'],
  ['杯,描述,1,1,,', '商品名称至少 2 个字符'],
  ['杯子,,1,1,,', '商品描述不能为空'],
  ['杯子,描述,,,,', '积分价格不能为空；库存不能为空'],
  ['杯子,描述,-1,-1,,', '积分价格不能为负数；库存不能为负'],
  ['杯子,描述,1e3,一,,', '积分价格应为整数；库存应为整数'],
  ['杯子,描述,1000001,1,,', '积分价格不能超过 1000000'],
  ['杯子,描述,1,1,javascript:alert(1),', '图片应为已上传的图片或 https 地址'],
  ['杯子', '商品描述不能为空；积分价格不能为空；库存不能为空'],
])('%s is refused with the messages of the form', (line, message) => {
  expect(read(line)).toEqual([{ line: 2, message }]);
});

describe('no table of products', () => {
  test.each([
    ['', '文件是空的'],
    [HEAD, '文件里一件商品也没有'],
    ['name,description,stock_quantity\na,b,1', '第一行缺少这些列：points_price'],
    [`${HEAD}\n"杯子,描述,1,1\n桌垫,描述,1,1`, '第 3 行的引号不成对，文件无法读取'],
    [`${HEAD}\n${'杯子,描述,1,1\n'.repeat(PRODUCT_IMPORT_MAX + 1)}`, '一次最多导入 500 件商品'],
  ])('%#', (text, message) => {
    expect(() => readProductCsv(text)).toThrow(new ProductCsvError(message));
  });
});
