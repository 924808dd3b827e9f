import { randomInt, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { ADDRESS } from '../../support/shop.ts';
import { PRODUCTS, productId, type ShopSite } from './shop-site.ts';

export type Spread = 'hot' | 'spread';
export type Load = { orders_per_second: number; p50_ms: number; p99_ms: number };

/** Orders with so many under way at every moment; the first second warms up and is not counted. */
export async function buy(
  { port, tokens }: Pick<ShopSite, 'port' | 'tokens'>,
  { spread, atOnce, seconds }: { spread: Spread; atOnce: number; seconds: number },
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const start = performance.now() + 1_000;
  const end = start + seconds * 1_000;
  const times: number[] = [];

  async function buyer(): Promise<void> {
    for (let now = performance.now(); now < end; now = performance.now()) {
      const token = tokens[randomInt(tokens.length)] ?? '';
      await placeOrder({ agent, port, token }, productId(spread === 'hot' ? 1 : randomInt(1, PRODUCTS + 1)));
      const done = performance.now();
      if (now >= start && done < end) times.push(done - now);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, buyer));
  agent.destroy();
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? 0;
  return { orders_per_second: times.length / seconds, p50_ms: at(0.5), p99_ms: at(0.99) };
}

type Way = { agent: Agent; port: number; token: string };

function placeOrder({ agent, port, token }: Way, product_id: string): Promise<void> {
  const body = JSON.stringify({
    product_id,
    quantity: 1,
    points_price: 1,
    shipping_address: { full_address: ADDRESS },
  });
  return new Promise((resolve, reject) => {
    const call = request(
      {
        agent,
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: '/api/orders',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'idempotency-key': randomUUID(),
        },
      },
      (answer) => {
        answer.resume();
        answer.on('end', () =>
          answer.statusCode === 200 ? resolve() : reject(new Error(`an order was answered ${answer.statusCode}`)),
        );
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}
