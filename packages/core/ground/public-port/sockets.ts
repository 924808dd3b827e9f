import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** Sockets go to the hub, everything else to the api. */
export function isLivePath(url: string | undefined): boolean {
  const path = (url ?? '').split('?', 1)[0] ?? '';
  return path.startsWith('/socket.io/') || path === '/feed' || path.startsWith('/feed/');
}

type Handle = { reading: boolean; readStart: () => number; readStop: () => number };

const handleOf = (socket: Socket) => (socket as Socket & { _handle?: Handle | null })._handle;

/**
 * Ends the reading of a socket that goes to another process, and returns what this one has read already. What comes from
 * now on waits in the kernel.
 *
 * @NOTE `pause()` alone goes on reading until the buffer is full; the handle's own methods are what Node's HTTP server calls.
 */
export function stopReading(socket: Socket): Buffer {
  socket.pause();
  // Taking what is there begins to read again.
  const bytes = (socket.read() as Buffer | null) ?? Buffer.alloc(0);
  const handle = handleOf(socket);
  if (handle) {
    handle.reading = false;
    handle.readStop();
  }
  return bytes;
}

/** For a socket that stays after all. */
export function readAgain(socket: Socket): void {
  const handle = handleOf(socket);
  if (!handle) return;
  handle.reading = true;
  handle.readStart();
}

/** The head of a request as it came, byte for byte but for the spaces around the values. */
export function headOf({ method = '', url = '', httpVersion, rawHeaders }: IncomingMessage): Buffer {
  let head = `${method} ${url} HTTP/${httpVersion}\r\n`;
  for (let index = 0; index + 1 < rawHeaders.length; index += 2)
    head += `${rawHeaders[index]}: ${rawHeaders[index + 1]}\r\n`;
  return Buffer.from(`${head}\r\n`, 'latin1');
}

/** A caller by IPv4 at a port that serves both families has the address by which limits and lists know it elsewhere. */
export function setPlainAddress(socket: Socket): void {
  const [, plain] = /^::ffff:([\d.]+)$/i.exec(socket.remoteAddress ?? '') ?? [];
  if (plain !== undefined) Object.defineProperty(socket, 'remoteAddress', { value: plain });
}

/** Appends the peer, as proxies do: what a client claims stays left of it and is trusted no more than behind one. */
export function addForwardedFor({ headers, socket }: IncomingMessage): void {
  const claimed = headers['x-forwarded-for'];
  const peer = socket.remoteAddress?.replace(/^::ffff:/, '') ?? '';
  headers['x-forwarded-for'] = claimed === undefined ? peer : `${String(claimed)}, ${peer}`;
  headers['x-forwarded-host'] ??= headers.host;
  headers['x-forwarded-proto'] ??= 'http';
}
