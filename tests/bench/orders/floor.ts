import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PRODUCTS } from './shop-site.ts';
import type { Spread } from './buyers.ts';

const run = promisify(execFile);
const SCRIPT = join(import.meta.dirname, 'floor.sql');

/** Orders per second of pgbench, which sends the statements of one order after the other, with nothing in between. */
export async function pgbench(
  databaseUrl: string,
  { spread, clients, seconds }: { spread: Spread; clients: number; seconds: number },
): Promise<number> {
  const products = spread === 'hot' ? 1 : PRODUCTS;
  const args = ['-n', '-M', 'prepared', '-f', SCRIPT, '-D', `products=${products}`];
  const { stdout } = await run('pgbench', [...args, '-c', `${clients}`, '-j', '2', '-T', `${seconds}`, databaseUrl]);
  const [, perSecond] = /^tps = ([\d.]+)/m.exec(stdout) ?? [];
  if (perSecond === undefined) throw new Error(`pgbench told no figure:\n${stdout}`);
  return Number(perSecond);
}
