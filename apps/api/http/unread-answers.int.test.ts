import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { portOf, useApp } from '../testing/app.fixture.ts';

/** Callers of one route who all ask and never read. */
const CALLERS = 40;
/** Visits that are made meanwhile. */
const VISITS = 3;
const LONGEST_WAIT_MS = 3_000;
const UNKNOWN_ID = '01890000-0000-7000-8000-000000000000';

const { app } = await useApp();
const port = await portOf(app);

const addresses = app.accessTable
  .filter(({ method, url, access }) => method === 'GET' && access === 'public' && url !== '/*')
  .map(({ url }) => url.replaceAll(/:\w+/g, UNKNOWN_ID).replace('*', 'nothing'));

function askWithoutReading(address: string): Socket {
  const caller = connect(port, '127.0.0.1').pause();
  caller.on('error', () => undefined);
  caller.write(`GET ${address} HTTP/1.1\r\nhost: x\r\naccept-encoding: br\r\n\r\n`);
  return caller;
}

/** The longest of a few visits one after the other, in milliseconds. */
async function longestVisit(): Promise<number> {
  let longest = 0;
  for (let visit = 0; visit < VISITS; visit += 1) {
    const startedAt = performance.now();
    const answer = await fetch(`http://127.0.0.1:${port}/api/seasons`);
    await answer.text();
    expect(answer.status).toBe(200);
    longest = Math.max(longest, performance.now() - startedAt);
  }
  return longest;
}

test('a visitor waits for no public route that others ask for and do not read', { timeout: 120_000 }, async () => {
  expect(addresses.length).toBeGreaterThan(50);
  const slow: [address: string, ms: number][] = [];
  for (const address of addresses) {
    const callers = Array.from({ length: CALLERS }, () => askWithoutReading(address));
    const longest = await longestVisit();
    if (longest > LONGEST_WAIT_MS) slow.push([address, Math.round(longest)]);
    for (const caller of callers) caller.destroy();
  }
  expect(slow).toEqual([]);
});
