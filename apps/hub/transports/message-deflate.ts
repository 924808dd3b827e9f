import type { IncomingHttpHeaders } from 'node:http';
import type { WebSocket } from 'ws';

/**
 * permessage-deflate (RFC 7692) as both transports speak it: each message is deflated by itself, and only large snapshots are
 * (`deflate.ts`). `ws` negotiates and inflates what clients deflate; it never deflates, so it keeps no queue.
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

/** Whether the client has agreed to messages that are deflated. */
export const inflatesMessages = (socket: WebSocket): boolean => socket.extensions === NAME;
