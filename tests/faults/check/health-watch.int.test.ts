import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freeze } from '../break/freeze.ts';
import { watchHealth, type HealthWatch } from './health-watch.ts';
import { staysSame } from '../../support/until.ts';

const world = { status: 200, down: [] as string[] };
const site = createServer((_request, response) => {
  const parts = world.down.map((name) => ({ name, state: 'down', latency_ms: null }));
  response.writeHead(world.status).end(JSON.stringify({ status: 'success', data: { state: 'up', parts } }));
});
await new Promise<void>((resolve) => {
  site.listen(0, '127.0.0.1', () => resolve());
});
afterAll(() => site.close());

let health: HealthWatch;
beforeEach(() => {
  Object.assign(world, { status: 200, down: [] });
  health = watchHealth(`http://127.0.0.1:${(site.address() as AddressInfo).port}`);
});
afterEach(() => health.stop());

const WITHIN_MS = 1_000;

test('a site that stays green, or names another part, fails the check', async () => {
  expect(await health.untilDown(['redis'], performance.now(), WITHIN_MS)).toBeUndefined();
  Object.assign(world, { status: 503, down: ['database'] });
  expect(await health.untilDown(['redis'], performance.now(), WITHIN_MS)).toBeUndefined();
  world.down = ['database', 'redis'];
  expect(await health.untilDown(['redis'], performance.now(), WITHIN_MS)).toBeLessThan(WITHIN_MS);
});

test('a green answer while something is broken, and a red one while nothing is, are found', async () => {
  const start = performance.now();
  await health.untilGreen(start, WITHIN_MS);
  expect(health.findOthers(true, start, performance.now())).toEqual([]);
  expect(health.findOthers(false, start, performance.now())).toEqual([expect.stringContaining('green')]);
  Object.assign(world, { status: 503, down: ['hub'] });
  await health.untilDown(['hub'], performance.now(), WITHIN_MS);
  expect(health.findOthers(true, start, performance.now())).toEqual([expect.stringContaining('down: hub')]);
});

test('a site that never gets green again is found', async () => {
  world.status = 503;
  expect(await health.untilGreen(performance.now(), WITHIN_MS)).toBeUndefined();
});

test('a frozen process does nothing, nor do those it started, until it goes on', async () => {
  const ticking = 'setInterval(() => process.stdout.write("."), 5)';
  const parent = `require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(ticking)}], { stdio: "inherit" })`;
  const child = spawn(process.execPath, ['-e', parent], { stdio: ['ignore', 'pipe', 'inherit'], detached: true });
  let ticks = 0;
  child.stdout.on('data', (chunk: Buffer) => (ticks += chunk.length));
  await expect.poll(() => ticks).toBeGreaterThan(0);
  const thaw = freeze(child.pid!);
  // What was written before the stop may still be on its way.
  const frozenAt = await vi.waitFor(() => staysSame(() => ticks, 100));
  thaw();
  await expect.poll(() => ticks).toBeGreaterThan(frozenAt);
  process.kill(-child.pid!, 'SIGKILL');
});
