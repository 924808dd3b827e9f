import { connect } from 'node:net';
import pg from 'pg';
import { expect, test } from 'vitest';
import { useTestDatabase, useTestRedis } from './fixtures.ts';

async function tables(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ tablename: string }>(
    "select tablename from pg_tables where schemaname = 'public' order by tablename",
  );
  await client.end();
  return rows.map((row) => row.tablename);
}

async function run(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}

const [first, second] = await Promise.all([useTestDatabase(), useTestDatabase()]);
const [firstRedis, secondRedis] = await Promise.all([useTestRedis(), useTestRedis()]);

test('a test database is migrated, and what is made in one is not in another', async () => {
  await run(first.ownerUrl, 'create table only_here (id int)');
  expect(await tables(first.ownerUrl)).toContain('only_here');
  expect(await tables(second.ownerUrl)).toContain('live_head');
  expect(await tables(second.ownerUrl)).not.toContain('only_here');
});

function answer(url: string, command: string): Promise<string> {
  const { port, password } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.end(`AUTH ${password}\r\n${command}\r\n`));
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('error', reject);
    socket.on('close', () => resolve(text));
  });
}

test('each test Redis is a server of its own', async () => {
  expect(await answer(firstRedis.url, 'SET key here')).toContain('+OK');
  expect(await answer(firstRedis.url, 'GET key')).toContain('here');
  expect(await answer(secondRedis.url, 'GET key')).toContain('$-1');
});
