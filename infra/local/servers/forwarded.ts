import type { IncomingMessage } from 'node:http';

/** Sockets go to the hub, everything else to the api. */
export function isLivePath(path: string): boolean {
  return path.startsWith('/socket.io/') || path === '/feed' || path.startsWith('/feed/');
}

/** Appends the peer, as proxies do: what a client claims stays left of it and is not trusted. */
export function addForwardedFor({ headers, socket }: IncomingMessage): void {
  const claimed = headers['x-forwarded-for'];
  const peer = socket.remoteAddress?.replace(/^::ffff:/, '') ?? '';
  headers['x-forwarded-for'] = claimed === undefined ? peer : `${String(claimed)}, ${peer}`;
  headers['x-forwarded-host'] ??= headers.host;
  headers['x-forwarded-proto'] ??= 'http';
}
