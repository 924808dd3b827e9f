import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '@pailei/tests/support/until';
import { afterAll, expect, test } from 'vitest';
import { createRenderer } from './renderer.ts';

/** Renders what it is asked for; `/hang` blocks it, `/starve` takes the processor from it for 1 s, `/end` ends it. */
const PROGRAM = `
import { spawn } from 'node:child_process';
process.on('message', (message) => {
  if (message.type === 'answer') return process.send({ type: 'rendered', id: message.id, body: JSON.stringify(message.answer), sheets: [] });
  if (message.url === '/hang') for (;;);
  if (message.url === '/starve') {
    spawn('sh', ['-c', 'sleep 1; kill -CONT ' + process.pid]);
    process.kill(process.pid, 'SIGSTOP');
  }
  if (message.url === '/end') process.exit(1);
  if (message.url === '/read') return process.send({ type: 'read', id: message.id, read: 1, source: { topic: 'system' } });
  if (message.url === '/fail') return process.send({ type: 'failed', id: message.id, reason: 'a fault' });
  process.send({ type: 'rendered', id: message.id, body: message.url + ' ' + Object.keys(process.env).includes('JWT_SECRET') + process.env.TZ, sheets: ['sha256-1'] });
});
process.on('disconnect', () => process.exit(0));
process.send({ type: 'ready', addresses: [{ pattern: '^/', query: {} }] });
`;

const folder = mkdtempSync(join(tmpdir(), 'renderer-'));
const script = join(folder, 'program.mjs');
writeFileSync(script, PROGRAM);
process.env['JWT_SECRET'] = 'of the site';
const renderer = createRenderer({
  script,
  clientFolder: folder,
  publicUrl: 'http://site',
  hangMs: 300,
  now: () => 0,
  onError: () => undefined,
});

afterAll(() => {
  renderer.close();
  rmSync(folder, { recursive: true });
});

const render = (url: string) => renderer.render(url, async () => ({ topic: null }));
const isBack = () =>
  until(async () => (renderer.addresses().length > 0 ? true : undefined), { withinMs: 10_000, what: 'it is back' });

test('pages come from a process that knows no secret, and writes times as the site does', async () => {
  await renderer.ready();
  expect(await render('/one')).toEqual({ body: '/one falseAsia/Shanghai', sheets: ['sha256-1'] });
  expect(await render('/read')).toMatchObject({ body: '{"topic":null}' });
  await expect(render('/fail')).rejects.toThrow('a fault');
});

test('a rendering that gets no processor for longer than its limit is finished later', async () => {
  await renderer.ready();
  expect((await render('/starve')).body).toContain('/starve');
});

test.each(['/hang', '/end'])('%s: the process is replaced, and pages come again', async (url) => {
  await isBack();
  await expect(render(url)).rejects.toThrow('has ended');
  await isBack();
  expect((await render('/two')).body).toContain('/two');
});
