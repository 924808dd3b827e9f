import { importCsvBody } from '@pailei/contracts/shop/products/products.api';

/** Why a file can't be sent; null: it can. */
export function csvProblem(csv: string): string | null {
  const { error } = importCsvBody.safeParse({ csv });
  return error?.issues[0]?.message ?? null;
}

/** By this mark spreadsheets know UTF-8. */
const MARK = '\u{feff}';
const TEMPLATE = ['商品名称,商品描述,积分价格,库存,图片地址,上架', '徽章,锌合金徽章 直径 3 厘米,880,50,,是'];

/** A file to begin with: the columns, and one line that shows them. */
export function templateFile(): Blob {
  return new Blob([MARK, ...TEMPLATE.map((line) => `${line}\r\n`)], { type: 'text/csv' });
}
