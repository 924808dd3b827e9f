import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { BusyError } from '@pailei/contracts/http/errors';
import { imageUrl } from '@pailei/contracts/site/uploads/image-address';
import type { Db } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import type { NewProduct } from '@pailei/db/schema/shop/shop';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import type { Publisher } from '@pailei/live/publish';
import { inTransaction } from '@pailei/live/transaction';
import { sql } from 'kysely';
import sharp from 'sharp';
import { recordAudit } from '../../site/audit/record-audit.ts';
import { changePoints } from '../points/change-points.ts';
import { addProducts } from '../products/add-products.ts';
import type { UploadsService } from '../../site/uploads/uploads.service.ts';
import { DEMO_PRODUCTS } from './demo-products.ts';

export type DemoShopDeps = {
  db: Db;
  publisher: Publisher;
  /** ISO, UTC. */
  now: () => string;
  uploads: Pick<UploadsService, 'saveImage'>;
};

const DRAWINGS = join(import.meta.dirname, 'drawings');
/** Only the newest still counts as new. */
const APART_MS = 8 * 86_400_000;
/** Enough for all but the dearest, and not alike. */
const FIRST_POINTS = 4_000;
const MORE_POINTS = 530;
/** The images of a slow machine wait for each other. */
const MAX_TRIES = 20;
const AGAIN_MS = 1_000;

/** Fills an empty shop of a demo site, and the wallets of its players, so that there is something to buy with. */
export async function seedDemoShop(deps: DemoShopDeps): Promise<void> {
  const { db, now } = deps;
  const accounts = await findDemoAccounts(db);
  const admin = accounts.find(({ role }) => role === 'admin');
  if (!admin || (await hasProducts(db))) return;
  const rows: NewProduct[] = [];
  for (const [index, { drawing, ...product }] of DEMO_PRODUCTS.entries()) {
    const created_at = new Date(Date.parse(now()) - index * APART_MS).toISOString();
    rows.push({ id: newId(), ...product, image_url: await store(deps, admin.id, drawing), created_at });
  }
  await inTransaction(deps, async (trx, log) => {
    await sql`select pg_advisory_xact_lock(hashtext('demo_shop'))`.execute(trx);
    if (await hasProducts(trx)) return;
    await addProducts(trx, log, { rows, actor_id: admin.id, now: now() });
    await recordAudit(trx, {
      actor: 'system',
      action: 'product.import',
      target_type: 'product_import',
      target_id: newId(),
      before: null,
      after: { created: rows.map(({ name }) => name) },
      reason: null,
    });
    const players = accounts.filter(({ role }) => role === 'user');
    for (const [index, { id }] of players.entries()) await fillWallet(trx, log, { id, index });
  });
}

const findDemoAccounts = (db: Db) =>
  db.selectFrom('account').select(['id', 'role']).where('is_demo', '=', true).orderBy('id').execute();

async function hasProducts(db: Db): Promise<boolean> {
  return (await db.selectFrom('product').select('id').limit(1).executeTakeFirst()) !== undefined;
}

async function store({ uploads }: DemoShopDeps, ownerId: string, drawing: string): Promise<string> {
  const bytes = await sharp(join(DRAWINGS, `${drawing}.svg`))
    .png()
    .toBuffer();
  const picture = { purpose: 'product_image', bytes, field: 'image' } as const;
  for (let tries = 1; ; tries += 1) {
    try {
      return imageUrl((await uploads.saveImage({ user_id: ownerId }, picture)).id);
    } catch (error) {
      if (!(error instanceof BusyError) || tries >= MAX_TRIES) throw error;
      await sleep(AGAIN_MS);
    }
  }
}

async function fillWallet(trx: Trx, log: LiveLog, { id, index }: { id: string; index: number }): Promise<void> {
  await changePoints(trx, log, {
    account_id: id,
    amount: FIRST_POINTS + index * MORE_POINTS,
    kind: 'admin_adjustment',
    reference_type: 'adjustment',
    reference_id: newId(),
    note: '演示积分',
    actor_id: null,
  });
}
