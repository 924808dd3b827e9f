import type { IncomingMessage } from 'node:http';
import { appError, generalError, TRANSPORT_ERRORS } from '@pailei/contracts/errors';
import type { AppError } from '@pailei/contracts/errors';
import type { Door } from './frame.ts';

const SOCKET_IO_PATH = '/socket.io/';
const FEED_PATH = '/feed';
const KEY = /^[+/0-9A-Za-z]{22}==$/;
const VERSIONS = new Set(['8', '13']);
const SOCKET_IO_PROTOCOL = '4';

/** Which door an upgrade is for, or why it is none: whoever passes is not refused by the libraries behind it in words of their own. */
export function doorOf({
  method,
  url = '',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): Door | AppError {
  const [path, query] = url.split('?', 2);
  const door = path === FEED_PATH ? 'feed' : path === SOCKET_IO_PATH ? 'socketio' : undefined;
  if (!door) return generalError('not_found');
  const isWebSocket =
    method === 'GET' &&
    headers.upgrade?.toLowerCase() === 'websocket' &&
    KEY.test(headers['sec-websocket-key'] ?? '') &&
    VERSIONS.has(headers['sec-websocket-version'] ?? '');
  if (isWebSocket && (door === 'feed' || isSocketIo(new URLSearchParams(query)))) return door;
  return appError(TRANSPORT_ERRORS, 'bad_request');
}

/** A session of its own, over WebSocket from the beginning. */
function isSocketIo(query: URLSearchParams): boolean {
  return query.get('transport') === 'websocket' && query.get('EIO') === SOCKET_IO_PROTOCOL && !query.has('sid');
}
