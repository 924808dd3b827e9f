import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** After such a pause the answer is sent before the end of the body. */
const MAX_PAUSE_MS = 1_000;
/** More than any proxy passes on that limits bodies by itself. */
const MAX_BYTES = 64 * 1024 * 1024;

/**
 * An answer waits for the rest of its request's body, which is thrown away. Sent before that end it is lost to whoever still
 * writes: a proxy (Caddy half a second later) closes the connection with bytes unread, and the sender sees a reset.
 */
export function addBodyDraining(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }) => {
    const hasBody = 'content-length' in raw.headers || 'transfer-encoding' in raw.headers;
    if (hasBody && !raw.complete && !raw.readableEnded && !raw.destroyed) await drain(raw);
  });
}

function drain(body: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let left = MAX_BYTES;
    const pause = setTimeout(stop, MAX_PAUSE_MS);
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
