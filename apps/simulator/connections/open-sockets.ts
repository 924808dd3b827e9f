import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LiveClient } from '@pailei/live/feed-client';
import { SetupError } from '../options.ts';
import type { SiteClient } from './site-client.ts';

const LOOK_EVERY_MS = 250;
const SAY_EVERY_MS = 5_000;
const PROBE_WITHIN_MS = 5_000;

type OpenOptions = {
  site: SiteClient['live'];
  log: (line: string) => void;
  /** How long no further one may open before it is given up. */
  patienceMs: number;
};

const isOpen = (client: LiveClient) => !['connecting', 'reconnecting', 'offline'].includes(client.state().phase);

/** Waits until every connection stands, and says how many do. Throws, with the hub's reason, when no more of them open. */
export async function untilOpen(clients: readonly LiveClient[], { site, log, patienceMs }: OpenOptions): Promise<void> {
  let most = -1;
  let grewAt = Date.now();
  let saidAt = Date.now();
  let reason: string | undefined;
  for (;;) {
    const open = clients.filter(isOpen).length;
    if (open === clients.length) return log(`live connections: all ${open} are open`);
    if (open > most) [most, grewAt] = [open, Date.now()];
    const count = `live connections: ${open} of ${clients.length} are open`;
    if (Date.now() - grewAt > patienceMs)
      throw new SetupError(`${count}, no other in ${patienceMs / 1_000} s. ${await refusalOf(site)}`);
    if (Date.now() - saidAt > SAY_EVERY_MS) {
      saidAt = Date.now();
      // Trying counts as a connection itself: once is enough.
      reason ??= await refusalOf(site);
      log(`${count}. ${reason}`);
    }
    await sleep(LOOK_EVERY_MS);
  }
}

const KEY_HINT = 'RATE_LIMIT_KEY lifts it: start the site with one and give the same to this command.';
const REASONS: Record<number, string> = {
  101: 'One more opens when it is tried: the others wait for their turn.',
  403: 'It answers 403, the origin is not the site’s: --url must be its PUBLIC_URL.',
  404: 'It answers 404: nothing at this address passes live connections on to a hub.',
  429: `It answers 429, a limit on live connections from one address. ${KEY_HINT}`,
};

/** Why a live connection does not open, by trying one more. */
async function refusalOf(site: SiteClient['live']): Promise<string> {
  const answer = await statusOf(site);
  if (typeof answer === 'string') return `There is no answer: ${answer}.`;
  return REASONS[answer] ?? `It answers ${answer}.`;
}

function statusOf({ url, origin, headers }: SiteClient['live']): Promise<number | string> {
  const send = url.startsWith('https:') ? httpsRequest : httpRequest;
  const upgrade = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'c2ltdWxhdG9yIGFza3MgIQ==',
  };
  return new Promise((resolve) => {
    const request = send(`${url}/feed`, { headers: { ...headers, origin, ...upgrade }, timeout: PROBE_WITHIN_MS });
    request.on('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    request.on('upgrade', (_response, socket) => {
      socket.destroy();
      resolve(101);
    });
    request.on('timeout', () => request.destroy(new Error(`none within ${PROBE_WITHIN_MS / 1_000} s`)));
    request.on('error', (error) => resolve(error.message));
    request.on('close', () => resolve('it was closed'));
    request.end();
  });
}
