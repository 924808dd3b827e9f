import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import { writeJson } from './hostile-values.ts';

export const TRANSPORTS = ['feed', 'socketio'] as const;
export type Transport = (typeof TRANSPORTS)[number];

export type Received = {
  type: string;
  body: object;
};

/** One connection, spoken to in frames, so that anything can be said. */
export type Session = {
  received: readonly Received[];
  /** Answers of the hub that cannot be read. */
  unreadable: readonly string[];
  /** Whether the hub is there to be asked: it answered the greeting. */
  opened: Promise<boolean>;
  /** The code that it was closed with. */
  closed: Promise<number>;
  isOpen: () => boolean;
  sendMessage: (type: string, body: unknown) => void;
  /** A whole text or binary frame. */
  sendFrame: (data: string | Buffer) => void;
  /** Bytes below the frames. */
  sendBytes: (bytes: Buffer) => void;
  /** `pong`, `closed`, or `silent` when neither came in time. */
  ping: (withinMs: number) => Promise<'pong' | 'closed' | 'silent'>;
  close: () => void;
};

export type SessionOptions = {
  url: string;
  transport: Transport;
  token: string | undefined;
  exemptKey: string | undefined;
  /** False: the connection is opened and nothing is said. */
  isGreeting?: boolean;
};

const ADDRESSES: Record<Transport, string> = { feed: '/feed', socketio: '/socket.io/?EIO=4&transport=websocket' };
const OPEN_MS = 10_000;

/** A message as it stands on the wire. */
export function frameOf(transport: Transport, type: string, body: unknown): string {
  const text = writeJson(body);
  if (transport === 'socketio') return `42[${JSON.stringify(type)},${text}]`;
  return text.startsWith('{') ? `{"type":${JSON.stringify(type)}${text === '{}' ? '' : ','}${text.slice(1)}` : text;
}

/** What a frame of the hub says; undefined: a part of the transport itself. Throws when it cannot be read. */
function readFrame(transport: Transport, text: string): Received | undefined {
  if (transport === 'feed') {
    const { type, id: _, ...body } = JSON.parse(text) as { type: string; id?: unknown };
    return { type, body };
  }
  const [, packet, json] = /^(\d+)([\s\S]*)$/.exec(text) ?? [];
  if (packet?.startsWith('42')) {
    const [type, body] = JSON.parse(json ?? '') as [string, object];
    return { type, body };
  }
  if (packet?.startsWith('43')) {
    const [body] = JSON.parse(json ?? '') as [object?];
    return body ? { type: 'sub', body } : { type: 'pong', body: {} };
  }
  if (packet === '40') return { type: 'hello', body: {} };
  return undefined;
}

export function openSession({ url, transport, token, exemptKey, isGreeting = true }: SessionOptions): Session {
  const headers = exemptKey === undefined ? {} : { 'x-rate-limit-key': exemptKey };
  const address = `${url.replace(/^http/, 'ws')}${ADDRESSES[transport]}`;
  const socket = new WebSocket(address, { origin: url, headers, perMessageDeflate: false });
  const received: Received[] = [];
  const unreadable: string[] = [];
  const opened = Promise.withResolvers<boolean>();
  const closed = Promise.withResolvers<number>();
  let onPong = () => {};
  const greet = () =>
    socket.send(transport === 'feed' ? JSON.stringify({ type: 'hello', token }) : `40${JSON.stringify({ token })}`);
  const hear = (text: string) => {
    if (transport === 'socketio' && text === '2') return socket.send('3');
    if (transport === 'socketio' && text.startsWith('0')) return isGreeting ? greet() : undefined;
    const message = readFrame(transport, text);
    if (message === undefined) return;
    if (message.type === 'hello') opened.resolve(true);
    if (message.type === 'pong') onPong();
    received.push(message);
  };
  let stream: Duplex | undefined;
  socket.on('upgrade', (response) => (stream = response.socket));
  socket.on('open', () => transport === 'feed' && isGreeting && greet());
  socket.on('message', (data: Buffer) => {
    try {
      hear(data.toString());
    } catch {
      unreadable.push(data.toString().slice(0, 200));
    }
  });
  socket.on('error', () => undefined);
  socket.on('close', (code) => {
    opened.resolve(false);
    closed.resolve(code);
  });
  const giveUp = setTimeout(() => opened.resolve(false), OPEN_MS).unref();
  void opened.promise.then(() => clearTimeout(giveUp));
  const isOpen = () => socket.readyState === WebSocket.OPEN;
  const send = (data: string | Buffer) => isOpen() && socket.send(data, () => undefined);
  return {
    received,
    unreadable,
    opened: opened.promise,
    closed: closed.promise,
    isOpen,
    sendMessage: (type, body) => send(frameOf(transport, type, body)),
    sendFrame: send,
    sendBytes: (bytes) => isOpen() && stream?.write(bytes),
    ping(withinMs) {
      const { promise, resolve } = Promise.withResolvers<'pong' | 'closed' | 'silent'>();
      const timer = setTimeout(() => resolve('silent'), withinMs);
      onPong = () => resolve('pong');
      void closed.promise.then(() => resolve('closed'));
      send(transport === 'feed' ? '{"type":"ping"}' : '42999["ping"]');
      return promise.finally(() => clearTimeout(timer));
    },
    close: () => socket.terminate(),
  };
}
