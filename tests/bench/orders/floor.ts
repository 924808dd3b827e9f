import { join } from 'node:path';
import { pgbench } from '../pgbench.ts';
import { PRODUCTS } from './shop-site.ts';
import type { Spread } from './buyers.ts';

const SCRIPT = join(import.meta.dirname, 'floor.sql');

/** Orders per second of pgbench. */
export function floorOrders(
  databaseUrl: string,
  { spread, ...load }: { spread: Spread; clients: number; seconds: number },
): Promise<number> {
  const products = spread === 'hot' ? 1 : PRODUCTS;
  return pgbench(databaseUrl, { script: SCRIPT, ...load, variables: { products } });
}
