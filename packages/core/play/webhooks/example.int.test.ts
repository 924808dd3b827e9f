import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildTournament } from '../../../../tests/support/builders.ts';
import { postTo } from './receiver.fixture.ts';
import { useWebhooks } from './webhooks.fixture.ts';

const DOCUMENT = join(import.meta.dirname, '../../../../docs/webhooks.md');
const { db, services, webhooks, admin, sender, deliverAll, register } = await useWebhooks();
const folder = await mkdtemp(join(tmpdir(), 'pailei-webhook-'));
const children: ChildProcess[] = [];
afterAll(async () => {
  for (const child of children) child.kill();
  await rm(folder, { recursive: true, force: true });
});

/** The receiver of the documents, as somebody who copies it runs it. */
async function startExample(secret: string): Promise<string[]> {
  const [, code] = /```js\n([^]*?)```/.exec(await readFile(DOCUMENT, 'utf8')) ?? [];
  await writeFile(join(folder, 'receiver.mjs'), code ?? '');
  const env = { PATH: process.env['PATH'], WEBHOOK_SECRET: secret, PORT: '0' };
  const child = spawn(process.execPath, [join(folder, 'receiver.mjs')], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const lines: string[] = [];
  child.stdout?.setEncoding('utf8').on('data', (text: string) => lines.push(...text.trim().split('\n')));
  await expect.poll(() => lines[0], { timeout: 10_000 }).toMatch(/^listening \d+$/);
  return lines;
}

test('the receiver of the documents takes what is genuine, once, and refuses the rest', async () => {
  const { webhook, secret } = await register({ types: ['event.published'] });
  const lines = await startExample(secret);
  const port = Number(lines[0]?.split(' ')[1]);
  const worker = sender(postTo(port));
  await buildTournament(db, services, { players: 2, isOpen: true });
  await deliverAll(worker);
  await expect.poll(() => lines.slice(1)).toEqual(['event.published 测试赛']);

  const { items } = await webhooks.deliveries({ skip: 0, limit: 10 });
  await webhooks.replay(admin, items[0]?.id ?? '');
  await deliverAll(worker);
  expect((await webhooks.delivery(items[0]?.id ?? '')).answered_status).toBe(204);

  await webhooks.renewSecret(admin, webhook.id);
  const { id } = await webhooks.test(admin, webhook.id);
  await deliverAll(worker);
  expect(await webhooks.delivery(id)).toMatchObject({ state: 'skipped', answered_status: 401 });
  expect(lines.slice(1)).toEqual(['event.published 测试赛']);
});
