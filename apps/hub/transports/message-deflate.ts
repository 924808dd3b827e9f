import type { IncomingHttpHeaders } from 'node:http';
import { constants, inflateRawSync } from 'node:zlib';
import type { WebSocket } from '@fastify/websocket';

/**
 * permessage-deflate (RFC 7692) as both transports speak it: each message is deflated by itself, and only large snapshots are
 * (`deflate.ts`). `ws` negotiates; it never deflates, so it keeps no queue, and what clients deflate is inflated here at once.
 */

export const MAX_MESSAGE_BYTES = 16 * 1024;

const NAME = 'permessage-deflate';
const LONGEST_OFFER = 1_000;
/** Every offer but one that wants a smaller window than snapshots are deflated with. */
const PARAMETER =
  /^(?:client_max_window_bits(?:=(?:[89]|1[0-5]|"(?:[89]|1[0-5])"))?|(?:client|server)_no_context_takeover)$/;

/** For `ws`: below this threshold nothing is deflated. */
export const MESSAGE_DEFLATE = {
  serverNoContextTakeover: true,
  clientNoContextTakeover: true,
  threshold: Number.POSITIVE_INFINITY,
};

/** Leaves in the request what `ws` will accept; it would refuse the whole upgrade for an offer that it does not like. */
export function settleExtensions(headers: IncomingHttpHeaders): void {
  const offers = headers['sec-websocket-extensions'] ?? '';
  const isWanted = offers.length <= LONGEST_OFFER && offers.split(',').some(isAcceptable);
  if (isWanted) headers['sec-websocket-extensions'] = NAME;
  else delete headers['sec-websocket-extensions'];
}

function isAcceptable(offer: string): boolean {
  const [name, ...parameters] = offer.split(';').map((part) => part.trim());
  return name === NAME && parameters.every((parameter) => PARAMETER.test(parameter));
}

type Inflated = (error: Error | null, message?: Buffer) => void;
type Extension = { decompress(data: Buffer, isLast: boolean, done: Inflated): void };

const NOTHING = Buffer.alloc(0);
/** What both sides leave out at the end of a message. */
const TAIL = Buffer.of(0x00, 0x00, 0xff, 0xff);
const INFLATE = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: MAX_MESSAGE_BYTES, chunkSize: 1_024 };

/** Whether the client has agreed to messages that are deflated. */
export const inflatesMessages = (socket: WebSocket): boolean => socket.extensions === NAME;

/**
 * What a client deflates is small. Inflated in place it takes less than half of the CPU that `ws` takes with a stream of its own in
 * another thread, and no 20 KB stay behind for as long as the socket is open.
 */
export function inflateInPlace(socket: WebSocket): void {
  const extension = (socket as unknown as { _extensions: Partial<Record<string, Extension>> })._extensions[NAME];
  if (!extension) return;
  let fragments: Buffer[] = [];
  extension.decompress = (data, isLast, done) => {
    fragments.push(data);
    // `ws` awaits the answer in a later turn.
    if (!isLast) return process.nextTick(done, null, NOTHING);
    const message = Buffer.concat([...fragments, TAIL]);
    fragments = [];
    process.nextTick(inflate, message, done);
  };
}

function inflate(message: Buffer, done: Inflated): void {
  let inflated: Buffer;
  try {
    inflated = inflateRawSync(message, INFLATE);
  } catch (error) {
    return done(error as Error);
  }
  done(null, inflated);
}
