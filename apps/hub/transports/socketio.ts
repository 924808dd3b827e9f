import { createServer, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { Server, type Socket } from 'socket.io';
import type { WebSocket } from 'ws';
import { boundedParser } from './bounded-parser.ts';
import { Connection, type Wire } from '../connections/connection.ts';
import { textFrame, type SharedMessage } from './frame.ts';
import type { Handshake, Identity } from '../connections/handshake.ts';
import type { MessageBudget } from '../connections/message-budget.ts';
import type { Hub } from '../delivery/hub.ts';
import { HELLO_TIMEOUT_MS, readHello } from '../connections/requests.ts';
import { limitMessages } from './limit-messages.ts';
import { closeWebSocket, joinWritesOfTurn, MAX_MESSAGE_BYTES } from './wire.ts';

type Deps = {
  hub: Hub;
  handshake: Handshake;
  /** Of each new socket; `undefined`: there are no limits. */
  newBudget: () => MessageBudget | undefined;
};
type EngineSocket = {
  request: IncomingMessage;
  transport: { socket: WebSocket };
  writeBuffer: unknown[];
  write(data: string, options: { wsPreEncodedFrame: Buffer[] }): void;
};

type Admitted = Exclude<Identity, 'refused'> & { stream: Duplex };

/** The transport of the web client: Socket.IO over WebSocket only. Sessions, rooms and acknowledgements are ours, not Socket.IO's. */
export function createSocketIoTransport({ hub, handshake, newBudget }: Deps) {
  const server = createServer();
  const io = new Server(server, {
    parser: boundedParser,
    connectTimeout: HELLO_TIMEOUT_MS,
    transports: ['websocket'],
    serveClient: false,
    perMessageDeflate: false,
    httpCompression: false,
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    pingInterval: 10_000,
    pingTimeout: 5_000,
  });
  io.engine.on('connection_error', () => undefined);
  io.engine.on('connection', ({ request, transport }: EngineSocket) => {
    limitMessages(transport.socket, request.socket, newBudget());
  });
  io.use((socket, next) => {
    const { token } = readHello(socket.handshake.auth);
    handshake(token).then(
      (identity) => {
        if (identity === 'refused') return next(new Error('unauthorized'));
        const stream = socket.request.socket;
        socket.data = { ...identity, stream } satisfies Admitted;
        joinWritesOfTurn(stream);
        return next();
      },
      () => next(new Error('unavailable')),
    );
  });
  io.on('connection', (socket) => accept(hub, socket));
  return {
    upgrade: (request: IncomingMessage, stream: Duplex, head: Buffer) =>
      void server.emit('upgrade', request, stream, head),
    stop: () => io.close(),
  };
}

function accept(hub: Hub, socket: Socket): void {
  const { actor, expiresAt, stream } = socket.data as Admitted;
  const { subs } = readHello(socket.handshake.auth);
  const connection = new Connection(createWire(socket, stream), actor, expiresAt);
  hub.add(connection);
  socket.on('error', () => undefined);
  socket.on('disconnect', () => {
    hub.remove(connection);
    // Socket.IO would keep it open for other namespaces, and there are none.
    socket.conn.close();
  });
  socket.on('unsub', (request: unknown) => hub.unsubscribe(connection, topicOf(request)));
  socket.on('ping', (acknowledge: unknown) => {
    if (isAcknowledge(acknowledge)) acknowledge();
  });
  socket.on('sub', (request: unknown, acknowledge: unknown) => {
    const respond = (answer: SharedMessage) =>
      isAcknowledge(acknowledge) ? acknowledge(answer) : connection.send(answer);
    void hub.subscribe(connection, request, respond);
  });
  acknowledgeThroughOurWriter(socket, connection);
  forgetRequest(socket);
  for (const sub of subs) void hub.subscribe(connection, sub, (answer) => connection.send(answer), true);
}

type Acknowledge = (answer?: SharedMessage) => void;
const isAcknowledge = (value: unknown): value is Acknowledge => typeof value === 'function';

/** Answers go out as text that is encoded already, through the writer that events use, so that none overtakes another. */
function acknowledgeThroughOurWriter(socket: Socket, connection: Connection): void {
  const ack =
    (id: number): Acknowledge =>
    (answer) =>
      answer ? connection.answer(answer, id) : connection.write(textFrame(`43${id}[]`));
  Object.assign(socket, { ack });
}

const topicOf = (request: unknown): string =>
  typeof request === 'object' && request !== null && 'topic' in request && typeof request.topic === 'string'
    ? request.topic
    : '';

/** Frees the upgrade request and its headers: a third of an idle socket's memory. */
function forgetRequest(socket: Socket): void {
  Object.assign(socket.conn, { request: undefined });
  Object.assign(socket.handshake, { headers: {}, auth: {} });
}

/**
 * Whole frames go straight to the stream. Until the engine has sent the connect answer, ours queue behind it; a ping, which is all
 * that it sends later, may be overtaken.
 */
function createWire(socket: Socket, stream: Duplex): Wire {
  const engine = socket.conn as unknown as EngineSocket;
  const webSocket = engine.transport.socket;
  let isDirect = false;
  const directStream = () => {
    isDirect ||= engine.writeBuffer.length === 0;
    return isDirect ? stream : undefined;
  };
  return {
    transport: 'socketio',
    stream: directStream,
    write(frame) {
      if (webSocket.readyState !== webSocket.OPEN) return 0;
      if (directStream()) return stream.write(frame) ? 0 : stream.writableLength;
      engine.write(' ', { wsPreEncodedFrame: [frame] });
      return stream.writableLength;
    },
    close: (code) => closeWebSocket(webSocket, code),
  };
}
