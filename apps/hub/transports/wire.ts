import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { CloseCode } from '../connections/connection.ts';

/** `no_hello`: a socket that never became a connection. `too_many_messages`: one that sent more than its budget. */
type CloseReason = CloseCode | 'no_hello' | 'too_many_messages';

const CLOSE_CODES: Record<CloseReason, number> = {
  unauthorized: 4401,
  slow_reader: 4408,
  no_hello: 4408,
  too_many_messages: 4429,
  restart: 1012,
};
/** What a client may send at a time. */
export const MAX_MESSAGE_BYTES = 16 * 1024;

const CLOSE_PATIENCE_MS = 2_000;

/** What is written in this turn of the event loop is sent in one system call: the hello and the answers to its subscriptions. */
export function joinWritesOfTurn(stream: Duplex): void {
  stream.cork();
  setImmediate(() => stream.uncork());
}

/** Closes with the reason, and terminates when the other side does not read. */
export function closeWebSocket(socket: WebSocket, code: CloseReason): void {
  socket.close(CLOSE_CODES[code], code);
  const timer = setTimeout(() => socket.terminate(), CLOSE_PATIENCE_MS);
  timer.unref();
  socket.once('close', () => clearTimeout(timer));
}
