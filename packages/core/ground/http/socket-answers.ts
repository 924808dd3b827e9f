import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { appError, errorEnvelope, generalError, TRANSPORT_ERRORS, type AppError } from '@pailei/contracts/http/errors';
import { DATA_HEADERS } from './data-headers.ts';

/** How long the rest of what the other side sends is read and thrown away. */
const LINGER_MS = 2_000;
const MAX_REQUEST_LINE = 8_192;

type ClientError = Error & { code?: string | undefined; rawPacket?: unknown };

/** Sends an error in the envelope where there is no response to send it with, and closes the connection. */
export function answerOnSocket(socket: Duplex, error: AppError): void {
  socket.on('error', () => socket.destroy());
  if (!socket.writable) return void socket.destroy();
  const body = JSON.stringify(errorEnvelope(error));
  const headers = {
    ...DATA_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    ...(error.retryAfterSeconds !== undefined && { 'retry-after': error.retryAfterSeconds }),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}\r\n${lines.join('')}\r\n${body}`);
  // Closed with bytes unread, the connection would be reset and the answer lost with it.
  socket.resume();
  const timer = setTimeout(() => socket.destroy(), LINGER_MS).unref();
  socket.once('close', () => clearTimeout(timer));
}

const answered = new WeakSet<Duplex>();
const unfinished = new WeakMap<Duplex, ServerResponse[]>();

/** Notes the answers of a server, so that `answerClientError` writes into none that has begun. */
export function noteAnswers(server: Server): void {
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const before = unfinished.get(socket)?.filter(({ writableFinished }) => !writableFinished) ?? [];
    unfinished.set(socket, [...before, response]);
  });
}

const hasBegunAnswer = (socket: Duplex) =>
  unfinished.get(socket)?.some(({ headersSent, writableFinished }) => headersSent && !writableFinished) ?? false;

/** For the `clientError` of a server: what is not HTTP, is larger than a head may be, or does not come to its end in time. */
export function answerClientError(error: ClientError, socket: Duplex): void {
  if (answered.has(socket)) {
    // The rest of what was refused, which is no HTTP either.
    if (!error.code?.startsWith('HPE_')) socket.destroy();
    return;
  }
  answered.add(socket);
  if (hasBegunAnswer(socket)) socket.destroy();
  else answerOnSocket(socket, clientErrorOf(error));
}

function clientErrorOf({ code, rawPacket }: ClientError): AppError {
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return appError(TRANSPORT_ERRORS, 'too_slow');
    case 'HPE_HEADER_OVERFLOW':
      return appError(TRANSPORT_ERRORS, hasLongAddress(rawPacket) ? 'address_too_long' : 'headers_too_large');
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return generalError('body_too_large');
    default:
      return appError(TRANSPORT_ERRORS, 'bad_request');
  }
}

/** The parser reports one limit for the whole head; the first line shows which part of it is too long. */
function hasLongAddress(head: unknown): boolean {
  const text = Buffer.isBuffer(head) ? head.toString('latin1') : '';
  const end = text.indexOf('\r\n');
  return /^[A-Z]+ /.test(text) && (end < 0 || end > MAX_REQUEST_LINE);
}
