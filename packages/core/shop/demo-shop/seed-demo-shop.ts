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

type DemoProduct = {
  /** In `drawings`, without its ending. */
  drawing: string;
  name: string;
  description: string;
  points_price: number;
  stock_quantity: number;
};

/** The newest first. */
const DEMO_PRODUCTS: readonly DemoProduct[] = [
  {
    drawing: 'card-sleeves',
    name: '「夜擂」卡套 60 枚',
    description: '磨砂防反光，标准尺寸 66 × 91 mm。背面三绳纹，正面高透。每周三统一发货。',
    points_price: 1_280,
    stock_quantity: 212,
  },
  {
    drawing: 'playmat',
    name: '漆黑对战桌垫',
    description: '60 × 35 cm，布面橡胶底，四边锁线，附收纳筒。每周三统一发货。',
    points_price: 3_600,
    stock_quantity: 34,
  },
  {
    drawing: 'seal-badge',
    name: '朱砂印章徽章',
    description: '锌合金烤漆，直径 3 cm，背面双针扣，附纸卡。',
    points_price: 880,
    stock_quantity: 7,
  },
  {
    drawing: 'deck-box',
    name: '霜刃联名卡盒',
    description: '磁吸开合，可放双层卡套的卡牌 100 张，内有一格放骰子。',
    points_price: 1_560,
    stock_quantity: 58,
  },
  {
    drawing: 'canvas-bag',
    name: '牌擂帆布袋',
    description: '12 盎司帆布，36 × 40 cm，内有拉链暗袋。',
    points_price: 960,
    stock_quantity: 120,
  },
  {
    drawing: 'postcards',
    name: '冠军卡面明信片',
    description: '历届冠军卡面一套八张，棉纸烫金。',
    points_price: 320,
    stock_quantity: 400,
  },
  {
    drawing: 'stream-ticket',
    name: '直播间点播券',
    description: '虚拟商品：在赛后直播中点播一场想看的复盘。兑换后请在地址栏留下联系方式。',
    points_price: 500,
    stock_quantity: 999,
  },
  {
    drawing: 'team-jersey',
    name: 'S5 赛季队服',
    description: '速干面料，背后可印选手名。本批已兑完，补货会在公告中通知。',
    points_price: 6_800,
    stock_quantity: 0,
  },
];

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
