import type { IncomingMessage, Server } from 'node:http';
import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { readPortMessage, type PortMessage } from './messages.ts';
import { addForwardedFor, setPlainAddress } from './sockets.ts';

const CHECK_MS = 20;

export type TakenSockets = {
  /** Resolves when all of them are closed, or after `withinMs`: what was last written to them is out then. */
  closed: (withinMs: number) => Promise<void>;
};

/** Lets the launcher hand the live sockets of the public port to `server`, as if they had connected to it. */
export function takeSockets(server: Server): TakenSockets {
  const open = new Set<Socket>();
  const addPeer = (request: IncomingMessage) => {
    if (open.has(request.socket)) addForwardedFor(request);
  };
  server.prependListener('upgrade', addPeer);
  server.prependListener('request', (request, response) => {
    addPeer(request);
    // Whatever else comes over such a connection belongs to the api, which the next connection leads to.
    if (open.has(request.socket)) response.setHeader('connection', 'close');
  });
  process.on('message', (given, handle) => {
    const message = readPortMessage(given);
    if (message?.type !== 'socket') return;
    // First, so that a socket of which this process has read anything is never given to another.
    process.send?.({ type: 'socket_taken', id: message.id } satisfies PortMessage);
    // Its client was gone before it could be sent.
    if (!(handle instanceof Socket)) return;
    open.add(handle);
    handle.once('close', () => open.delete(handle));
    setPlainAddress(handle);
    // As the sockets of Node's own HTTP server.
    handle.allowHalfOpen = true;
    handle.unshift(Buffer.from(message.bytes, 'base64'));
    server.emit('connection', handle);
  });
  process.send?.({ type: 'sockets_wanted' } satisfies PortMessage);

  return {
    async closed(withinMs) {
      const deadline = performance.now() + withinMs;
      while (open.size > 0 && performance.now() < deadline) await sleep(CHECK_MS);
    },
  };
}
