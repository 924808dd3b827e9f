import { expect, test } from 'vitest';
import { call, useApp } from '@pailei/api/testing/app.fixture';

const TOKEN = 'the operator has it, and nobody else';
const { app } = await useApp({ metricsToken: TOKEN });

const forwarded = { 'x-forwarded-for': '203.0.113.5' };
const readMetrics = (headers: Record<string, string> = {}) => app.inject({ url: '/metrics', headers });

test('requests are counted by route and status, never by address', async () => {
  await call(app, { url: '/api/matches/01890000-0000-7000-8000-000000000001' });
  await call(app, { url: '/api/matches/01890000-0000-7000-8000-000000000002' });
  await app.inject('/api/nowhere/at/all');
  const { body, headers } = await readMetrics();
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toContain(
    'pailei_http_request_duration_seconds_count{process="api",method="GET",route="/api/matches/:id",status="404"} 2',
  );
  expect(body).toContain('route="unknown",status="404"} 1');
  expect(body).not.toContain('01890000');
  expect(body).toMatch(/pailei_database_connections\{kind="open",process="api"\} \d/);
});

test('through the gateway only the operator reads the metrics: for others they do not exist', async () => {
  const nobody = await readMetrics(forwarded);
  expect(nobody.statusCode).toBe(404);
  expect(nobody.json()).toEqual((await app.inject({ url: '/api/nothing', headers: forwarded })).json());
  expect((await readMetrics({ ...forwarded, authorization: 'Bearer guessed' })).statusCode).toBe(404);
  expect((await readMetrics({ ...forwarded, authorization: `Bearer ${TOKEN}` })).statusCode).toBe(200);
});
