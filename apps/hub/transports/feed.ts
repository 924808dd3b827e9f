import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { isTooDeep } from '@pailei/core/ground/http/json-depth';
import { WebSocketServer, type WebSocket } from 'ws';
import { Connection, type Wire } from '../connections/connection.ts';
import { SharedMessage } from './frame.ts';
import type { Handshake, IsOwnOrigin } from '../connections/handshake.ts';
import type { MessageBudget } from '../connections/message-budget.ts';
import type { Hub } from '../delivery/hub.ts';
import { HELLO_TIMEOUT_MS, readHello } from '../connections/requests.ts';
import { limitMessages } from './limit-messages.ts';
import { closeWebSocket, joinWritesOfTurn, MAX_MESSAGE_BYTES } from './wire.ts';

const PING_EVERY_MS = 10_000;
const HELLO = new SharedMessage('hello', '{}');
const PONG = new SharedMessage('pong', '{}');

type Deps = {
  hub: Hub;
  handshake: Handshake;
  isOwnOrigin: IsOwnOrigin;
  /** Of each new socket; `undefined`: there are no limits. */
  newBudget: () => MessageBudget | undefined;
};
type Message = { type?: unknown; id?: unknown; topic?: unknown };

/** Somebody who read the token of a page must not use it from another site. */
const asGuest: Handshake = async () => ({ actor: null, expiresAt: Infinity });

/**
 * The transport of overlays and bots: JSON over a plain WebSocket at `/feed`. Programs send no `Origin`; pages of other sites are
 * guests, whatever token they bring.
 */
export function createFeedTransport({ hub, handshake, isOwnOrigin, newBudget }: Deps) {
  const sockets = new Map<WebSocket, { isAlive: boolean }>();
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: MAX_MESSAGE_BYTES,
    perMessageDeflate: false,
  });
  const take = (socket: WebSocket, stream: Duplex, { origin, host }: IncomingHttpHeaders) => {
    sockets.set(socket, { isAlive: true });
    socket.on('pong', () => sockets.set(socket, { isAlive: true }));
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.terminate());
    limitMessages(socket, stream, newBudget());
    accept({ hub, handshake: origin === undefined || isOwnOrigin(origin, host) ? handshake : asGuest }, socket, stream);
  };
  const pings = setInterval(() => {
    for (const [socket, life] of sockets) {
      if (!life.isAlive) socket.terminate();
      life.isAlive = false;
      socket.ping();
    }
  }, PING_EVERY_MS);
  return {
    upgrade: (request: IncomingMessage, stream: Duplex, head: Buffer) =>
      server.handleUpgrade(request, stream, head, (socket) => take(socket, stream, request.headers)),
    stop() {
      clearInterval(pings);
      for (const socket of sockets.keys()) closeWebSocket(socket, 'restart');
    },
  };
}

/** The first message may be `hello` with a token and subscriptions; whoever starts otherwise is anonymous. */
function accept({ hub, handshake }: Pick<Deps, 'hub' | 'handshake'>, socket: WebSocket, stream: Duplex): void {
  const wire = createWire(socket, stream);
  let connection: Connection | undefined;
  let greeting: Promise<void> = Promise.resolve();
  const addConnection = (made: Connection) => {
    joinWritesOfTurn(stream);
    connection = made;
    hub.add(made);
    made.send(HELLO);
    return made;
  };
  const handleHello = async (hello: unknown) => {
    const { token, subs } = readHello(hello);
    const identity = token === null ? { actor: null, expiresAt: Infinity } : await handshake(token);
    if (socket.readyState !== socket.OPEN) return;
    if (identity === 'refused') return new Connection(wire, null).end('unauthorized');
    const made = addConnection(new Connection(wire, identity.actor, identity.expiresAt));
    for (const sub of subs) void hub.subscribe(made, sub, (answer) => made.send(answer), true);
  };
  let hasGreeted = false;
  const helloTimeout = setTimeout(() => closeWebSocket(socket, 'no_hello'), HELLO_TIMEOUT_MS);
  socket.on('close', () => {
    clearTimeout(helloTimeout);
    if (connection) hub.remove(connection);
  });
  socket.on('message', (data) => {
    const message = parse(data);
    clearTimeout(helloTimeout);
    if (!message) {
      if (connection) hub.remove(connection);
      return socket.close(1003, 'JSON objects only');
    }
    if (message.type === 'hello' && !hasGreeted) {
      hasGreeted = true;
      greeting = handleHello(message).catch(() => socket.close(1013, 'unavailable'));
      return;
    }
    if (!hasGreeted) {
      hasGreeted = true;
      addConnection(new Connection(wire, null));
    }
    if (connection) handleMessage(hub, connection, message);
    else void greeting.then(() => connection && handleMessage(hub, connection, message));
  });
}

function handleMessage(hub: Hub, connection: Connection, message: Message): void {
  const { type, id, topic } = message;
  switch (type) {
    case 'sub':
      void hub.subscribe(connection, message, (answer) => respond(connection, answer, id));
      break;
    case 'unsub':
      if (typeof topic === 'string') hub.unsubscribe(connection, topic);
      break;
    case 'ping':
      connection.send(PONG);
      break;
  }
}

function respond(connection: Connection, answer: SharedMessage, id: unknown): void {
  if (Number.isSafeInteger(id)) connection.answer(answer, id as number);
  else connection.send(answer);
}

function parse(data: unknown): Message | undefined {
  const text = String(data);
  if (isTooDeep(text)) return undefined;
  try {
    const message: unknown = JSON.parse(text);
    return typeof message === 'object' && message !== null ? message : undefined;
  } catch {
    return undefined;
  }
}

function createWire(socket: WebSocket, stream: Duplex): Wire {
  return {
    transport: 'feed',
    stream: () => stream,
    write: (frame) => (socket.readyState !== socket.OPEN || stream.write(frame) ? 0 : stream.writableLength),
    close: (code) => closeWebSocket(socket, code),
  };
}
