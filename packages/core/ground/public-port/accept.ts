import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer, type Server as PortServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { BusyError } from '@pailei/contracts/http/errors';
import { answerOnSocket } from '../http/index.ts';
import { readPortMessage, type PortMessage } from './messages.ts';
import { addForwardedFor, headOf, readAgain, stopReading, setPlainAddress } from './sockets.ts';

/** As much as the kernel allows: a thousand callers may come at once, and wait while an api is started again. */
const BACKLOG = 4_096;
/** Sockets on their way to the hub. */
const MAX_UNDER_WAY = 1_024;
const RETRY_SECONDS = 1;
const CHECK_MS = 50;

export type PublicPort = {
  /** Accepts no more, lets open requests end for as long as `withinMs`, and resolves when no connection is left. */
  close: (withinMs: number) => Promise<void>;
};

/**
 * Takes the connections of the public port into `server`, and sends those that become live sockets to the launcher. Each descriptor
 * accepts one connection in a turn of the event loop (https://github.com/libuv/libuv/pull/3696): with one alone, a newcomer would wait
 * as many turns as a crowd has sent connections before.
 */
export async function acceptOnPublicPort(server: Server, fds: readonly number[]): Promise<PublicPort> {
  const open = new Set<Socket>();
  let isClosing = false;
  const take = (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    setPlainAddress(socket);
    server.emit('connection', socket);
  };
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!open.has(request.socket)) return;
    addForwardedFor(request);
    if (isClosing) response.setHeader('connection', 'close');
  });
  handOverUpgrades(server);
  await untilFree();
  const acceptors = await Promise.all(fds.map((fd) => listen(fd, take)));
  const stopAccepting = () => {
    for (const acceptor of acceptors) if (acceptor.listening) acceptor.close();
  };
  process.on('message', (message) => readPortMessage(message)?.type === 'close_port' && stopAccepting());
  send({ type: 'port_open' });

  return {
    async close(withinMs) {
      isClosing = true;
      stopAccepting();
      const deadline = performance.now() + withinMs;
      while (open.size > 0 && performance.now() < deadline) {
        server.closeIdleConnections();
        for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
        await sleep(CHECK_MS);
      }
      for (const socket of open) socket.destroy();
    },
  };
}

/** While another process answers 503 on the port, a page that this one gave would have files refused by that one. */
function untilFree(): Promise<void> {
  return new Promise((resolve) => {
    const onMessage = (message: unknown) => {
      if (readPortMessage(message)?.type !== 'port_free') return;
      process.off('message', onMessage);
      resolve();
    };
    process.on('message', onMessage);
    send({ type: 'port_wanted' });
  });
}

function listen(fd: number, take: (socket: Socket) => void): Promise<PortServer> {
  // As the sockets of Node's own HTTP server.
  const acceptor = createServer({ allowHalfOpen: true, noDelay: true }, take);
  return new Promise((resolve, reject) => {
    acceptor.once('error', reject);
    acceptor.listen({ fd }, BACKLOG, () => resolve(acceptor));
  });
}

/** Sends what becomes a live socket to the launcher, which has it brought to the hub. */
export function handOverUpgrades(server: Server): void {
  let underWay = 0;
  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const bytes = Buffer.concat([headOf(request), head, stopReading(socket)]);
    if (underWay >= MAX_UNDER_WAY || !process.connected) {
      readAgain(socket);
      answerOnSocket(socket, new BusyError(RETRY_SECONDS, 'unavailable'));
      return;
    }
    underWay += 1;
    forgetServer(socket);
    send({ type: 'socket', id: 0, bytes: bytes.toString('base64') }, socket, () => {
      underWay -= 1;
      socket.destroy();
    });
  });
}

/** Without it Node would ask the launcher for this socket's end when the server closes, and count it off a server that never counted it. */
function forgetServer(socket: Socket): void {
  (socket as Socket & { server?: unknown }).server = undefined;
}

function send(message: PortMessage, socket?: Socket, sent: () => void = () => undefined): void {
  process.send?.(message, socket, {}, sent);
}
