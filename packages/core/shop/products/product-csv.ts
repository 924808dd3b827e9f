import { newProductBody, type NewProduct } from '@pailei/contracts/shop/products/product-shapes';
import { PRODUCT_IMPORT_MAX } from '@pailei/contracts/shop/products/product-limits';
import { foldNumber } from '@pailei/domain/typed-text/width';
import { CsvFault, readCsv, type CsvRow } from '../../ground/csv/csv.ts';

export type ProductLine = { line: number } & ({ product: NewProduct } | { message: string });

/** Why a file is not read at all. */
export class ProductCsvError extends Error {
  override name = 'ProductCsvError';
}

type Column = keyof NewProduct;

/** How a column may be headed. */
const HEADS: Readonly<Record<Column, readonly string[]>> = {
  name: ['name', '商品名称', '名称'],
  description: ['description', '商品描述', '描述'],
  points_price: ['points_price', '积分价格', '积分'],
  stock_quantity: ['stock_quantity', '库存'],
  image_url: ['image_url', '图片地址', '图片'],
  is_active: ['is_active', '上架'],
};
const COLUMNS = Object.keys(HEADS) as Column[];
const NEEDED: readonly Column[] = ['name', 'description', 'points_price', 'stock_quantity'];

const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ...['true', '1', '是', '上架'].map((word) => [word, true] as const),
  ...['false', '0', '否', '下架'].map((word) => [word, false] as const),
]);
const NUMBER = /^-?\d{1,9}$/;

/**
 * Reads a table of products with a line of column names first; each line of it is a product or the reason why not. Lines
 * are numbered as in the file. Throws `ProductCsvError`.
 */
export function readProductCsv(text: string): ProductLine[] {
  const [head, ...rows] = recordsOf(text);
  if (!head) throw new ProductCsvError('文件是空的');
  const places = placesOf(head.record);
  if (rows.length === 0) throw new ProductCsvError('文件里一件商品也没有');
  if (rows.length > PRODUCT_IMPORT_MAX) throw new ProductCsvError(`一次最多导入 ${PRODUCT_IMPORT_MAX} 件商品`);
  return rows.map(({ record, line }) => ({ line, ...productOf(record, places) }));
}

function recordsOf(text: string): CsvRow[] {
  try {
    return readCsv(text);
  } catch (error) {
    if (!(error instanceof CsvFault)) throw error;
    throw new ProductCsvError(`第 ${error.line} 行的引号不成对，文件无法读取`);
  }
}

type Places = Partial<Record<Column, number>>;

function placesOf(head: readonly string[]): Places {
  const names = head.map((cell) => cell.trim().toLowerCase());
  const places: Places = {};
  for (const column of COLUMNS) {
    const place = names.findIndex((name) => HEADS[column].includes(name));
    if (place >= 0) places[column] = place;
  }
  const missing = NEEDED.filter((column) => places[column] === undefined);
  if (missing.length > 0) throw new ProductCsvError(`第一行缺少这些列：${missing.join('、')}`);
  return places;
}

function productOf(record: readonly string[], places: Places) {
  const cell = (column: Column): string => record[places[column] ?? -1] ?? '';
  const { data, error } = newProductBody.safeParse({
    name: cell('name'),
    description: cell('description'),
    points_price: numberOf(cell('points_price')),
    stock_quantity: numberOf(cell('stock_quantity')),
    image_url: cell('image_url'),
    is_active: cell('is_active') === '' ? true : (FLAGS.get(cell('is_active').toLowerCase()) ?? cell('is_active')),
  });
  if (data) return { product: data };
  const firsts = new Map(error.issues.toReversed().map(({ path, message }) => [path[0], message]));
  return { message: [...firsts.values()].toReversed().join('；') };
}

/** Empty stays missing; what is no whole number becomes one that no rule lets pass. */
function numberOf(text: string): number | undefined {
  const typed = foldNumber(text);
  if (typed === '') return undefined;
  return NUMBER.test(typed) ? Number(typed) : 0.5;
}
