import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { nodeChild } from '@pailei/local/processes/children';
import { siteRoute, startGateway } from '@pailei/local/servers/gateway';
import { freePort } from '@pailei/local/servers/ports';
import { SupervisedProcess } from '@pailei/local/processes/supervisor';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { findBrowser } from '../support/browser/browser.ts';
import { useTestDatabase, useTestRedis } from '../support/fixtures.ts';

const SOON = { timeout: 10_000, interval: 50 };
const stops: (() => Promise<void>)[] = [];

let siteUrl: string;
let example: string;

beforeAll(async () => {
  const [database, redis] = await Promise.all([useTestDatabase(), useTestRedis()]);
  const [api, hub] = [await freePort(), await freePort()];
  const at = (port: number) => `http://127.0.0.1:${port}`;
  const route = siteRoute({ api: at(api), hub: at(hub), worker: at(api) });
  const gateway = await startGateway({ host: '127.0.0.1', port: 0, route });
  stops.push(gateway.close);
  siteUrl = at(gateway.port);
  const env = {
    DATABASE_URL: database.url,
    REDIS_URL: redis.url,
    JWT_SECRET: 'a secret of the tests, long enough for HS256',
    PUBLIC_URL: siteUrl,
    DATA_DIR: join(inject('folder'), 'live-example'),
    LOG_LEVEL: 'error',
  };
  await Promise.all([start('api', api, env), start('hub', hub, env)]);
  example = exampleOf(await (await fetch(`${siteUrl}/api/docs/live`)).text());
});

afterAll(async () => {
  for (const stop of stops.toReversed()) await stop();
});

async function start(name: 'api' | 'hub', port: number, env: Record<string, string>): Promise<void> {
  const child = nodeChild({ name, script: `apps/${name}/main.ts`, port, env });
  const process = new SupervisedProcess(child, () => undefined);
  await process.start();
  stops.push(() => process.stop());
}

/** The one example of the page, as somebody who copies it has it. */
function exampleOf(page: string): string {
  const [code, ...more] = [...page.matchAll(/<pre[^>]*><code>([^]*?)<\/code><\/pre>/g)].map(([, text = '']) => text);
  if (code === undefined || more.length > 0) throw new Error('the page has not one example');
  return code.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

test('the example runs as printed under Node', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', example], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  try {
    await vi.waitFor(
      () => expect(output).toMatch(/type: 'hello'[^]*type: 'sub',\s+ok: true,\s+topic: 'tournaments'/),
      SOON,
    );
  } finally {
    child.kill('SIGKILL');
  }
});

describe('in a browser, on a page of another site', () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    const elsewhere = createServer((_request, response) =>
      response.setHeader('content-type', 'text/html').end('<!doctype html>'),
    );
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
    stops.push(async () => void elsewhere.close());
    const { executablePath, args, env } = await findBrowser();
    browser = await chromium.launch({
      executablePath,
      args,
      env: { ...process.env, ...env },
    });
    stops.push(() => browser.close());
    page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`);
  });

  test('the example runs as printed', async () => {
    const messages: unknown[] = [];
    page.on('console', async (line) =>
      messages.push(...(await Promise.all(line.args().map((value) => value.jsonValue())))),
    );
    await page.addScriptTag({ content: example });
    const subscribed = {
      type: 'sub',
      ok: true,
      topic: 'tournaments',
      snapshot: { tournaments: expect.any(Array) as unknown },
    };
    await vi.waitFor(
      () => expect(messages).toEqual(expect.arrayContaining([{ type: 'hello' }, expect.objectContaining(subscribed)])),
      SOON,
    );
  });

  test('what everybody may read can be read, and nothing can be sent with a token', async () => {
    const ask = (path: string, init: { method?: string; headers?: Record<string, string>; body?: string }) =>
      page.evaluate(
        ([url, options]) =>
          fetch(url, options).then(
            ({ status }) => status,
            () => 'blocked',
          ),
        [`${siteUrl}${path}`, init] as const,
      );
    const headers = { authorization: 'Bearer somebody' };
    expect(await ask('/api/solo-tournaments', {})).toBe(200);
    expect(await ask('/api/solo-tournaments', { headers })).toBe('blocked');
    expect(await ask('/api/auth/me', {})).toBe('blocked');
    expect(await ask('/api/auth/login', { method: 'POST', body: '{}' })).toBe('blocked');
  });
});
