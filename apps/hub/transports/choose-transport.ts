import type { IncomingMessage } from 'node:http';
import { appError, generalError, TRANSPORT_ERRORS, type AppError } from '@pailei/contracts/http/errors';
import type { Transport } from './frame.ts';

const SOCKET_IO_PATH = '/socket.io/';
const FEED_PATH = '/feed';
const KEY = /^[+/0-9A-Za-z]{22}==$/;
const VERSIONS = new Set(['8', '13']);
const SOCKET_IO_PROTOCOL = '4';

/** The transport that an upgrade is for, or the error for one that fits none: the libraries would answer with their own texts. */
export function chooseTransport({
  method,
  url = '',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): Transport | AppError {
  const [path, query] = url.split('?', 2);
  const transport = path === FEED_PATH ? 'feed' : path === SOCKET_IO_PATH ? 'socketio' : undefined;
  if (!transport) return generalError('not_found');
  const isWebSocket =
    method === 'GET' &&
    headers.upgrade?.toLowerCase() === 'websocket' &&
    KEY.test(headers['sec-websocket-key'] ?? '') &&
    VERSIONS.has(headers['sec-websocket-version'] ?? '');
  if (isWebSocket && (transport === 'feed' || isSocketIo(new URLSearchParams(query)))) return transport;
  return appError(TRANSPORT_ERRORS, 'bad_request');
}

/** A session of its own, over WebSocket from the beginning. */
function isSocketIo(query: URLSearchParams): boolean {
  return query.get('transport') === 'websocket' && query.get('EIO') === SOCKET_IO_PROTOCOL && !query.has('sid');
}
