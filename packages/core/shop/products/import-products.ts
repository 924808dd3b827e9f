import type { BodyOf, DataOf } from '@pailei/contracts/http/endpoint';
import { generalError } from '@pailei/contracts/http/errors';
import type { productsApi } from '@pailei/contracts/shop/products/products.api';
import { newId } from '@pailei/db/id';
import type { NewProduct } from '@pailei/db/schema/shop/shop';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import type { Actor } from '@pailei/live/registry';
import { recordAudit } from '../../site/audit/record-audit.ts';
import { runOnce } from '../../ground/idempotency/idempotency.ts';
import { addProducts } from './add-products.ts';
import { IMAGE_GONE_TEXT, keepImage } from './product-image.ts';
import { ProductCsvError, readProductCsv, type ProductLine } from './product-csv.ts';
import { takenNames } from './products.repository.ts';

type Api = typeof productsApi;
type Report = DataOf<Api['importCsv']>;
export type ProductImport = { body: BodyOf<Api['importCsv']>; idempotencyKey: string | undefined };

/** Throws 422 at `csv` for what is no table of products. */
export function linesOf(csv: string): ProductLine[] {
  try {
    return readProductCsv(csv);
  } catch (error) {
    if (!(error instanceof ProductCsvError)) throw error;
    throw generalError('invalid_request', { csv: error.message });
  }
}

/**
 * Imports the valid lines and reports the others, in one transaction and once per key. A name that the shop
 * has is refused, so that the whole file may come again after its wrong lines were mended.
 */
export async function importProducts(
  trx: Trx,
  log: LiveLog,
  { actor, given, now }: { actor: Actor; given: ProductImport; now: string },
): Promise<Report> {
  const { body, idempotencyKey } = given;
  const call = { account_id: actor.user_id, route: 'POST /admin/products/import', key: idempotencyKey, body };
  const { report } = await runOnce(trx, call, async () => {
    const { rows, refused } = await sorted(trx, linesOf(body.csv), now);
    if (rows.length > 0) await addProducts(trx, log, { rows, actor_id: actor.user_id, now });
    await recordAudit(trx, { actor, action: 'product.import', ...auditOfImport(rows, refused) });
    return { report: JSON.stringify({ created: rows.length, refused } satisfies Report) };
  });
  return JSON.parse(report) as Report;
}

async function sorted(trx: Trx, lines: readonly ProductLine[], now: string) {
  const products = lines.flatMap((line) => ('product' in line ? [line.product] : []));
  const names = await takenNames(
    trx,
    products.map(({ name }) => name),
  );
  const rows: (NewProduct & { id: string })[] = [];
  const refused: Report['refused'] = [];
  for (const line of lines) {
    const message = 'message' in line ? line.message : await problemOf(trx, line.product, { names, now });
    if (message !== undefined) refused.push({ line: line.line, message });
    else if ('product' in line) {
      names.add(line.product.name);
      rows.push({ id: newId(), ...line.product });
    }
  }
  return { rows, refused };
}

type Known = { names: ReadonlySet<string>; now: string };

async function problemOf(
  trx: Trx,
  { name, image_url }: Pick<NewProduct, 'name'> & { image_url: string },
  known: Known,
) {
  if (known.names.has(name)) return '已有同名商品';
  return (await keepImage(trx, image_url, known.now)) ? undefined : IMAGE_GONE_TEXT;
}

function auditOfImport(rows: readonly { name: string }[], refused: Report['refused']) {
  return {
    target_type: 'product_import',
    target_id: newId(),
    before: null,
    after: { created: rows.map(({ name }) => name), refused: refused.length },
    reason: null,
  };
}
