import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** A sender who pauses for so long gets the answer before the end of the body. */
const LONGEST_PAUSE_MS = 1_000;
/** More than any proxy passes on that limits bodies by itself. */
const MOST_BYTES = 64 * 1024 * 1024;

/**
 * An answer waits for the rest of its request's body, which is thrown away. Sent before that end it is lost to whoever still
 * writes: a proxy (Caddy half a second later) closes the connection with bytes unread, and the sender sees a reset.
 */
export function addBodyRest(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }) => {
    const hasBody = 'content-length' in raw.headers || 'transfer-encoding' in raw.headers;
    if (hasBody && !raw.complete && !raw.readableEnded && !raw.destroyed) await restOf(raw);
  });
}

function restOf(body: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let left = MOST_BYTES;
    const pause = setTimeout(stop, LONGEST_PAUSE_MS);
    function stop(): void {
      clearTimeout(pause);
      body.off('data', count).off('end', stop).off('close', stop);
      body.resume();
      resolve();
    }
    function count(chunk: Buffer): void {
      left -= chunk.length;
      if (left < 0) stop();
      else pause.refresh();
    }
    body.on('data', count).once('end', stop).once('close', stop);
  });
}
