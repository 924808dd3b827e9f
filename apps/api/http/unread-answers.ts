import type { Server, ServerResponse } from 'node:http';

export type UnreadLimits = {
  /** A caller who takes nothing for so long is cut. */
  silentMs: number;
  /** A caller who takes less than this, counted over what is waiting, is cut as well. */
  bytesPerSecond: number;
  checkEveryMs: number;
};

export const UNREAD_LIMITS: UnreadLimits = { silentMs: 10_000, bytesPerSecond: 8_192, checkEveryMs: 1_000 };

type Waiting = { bytes: number; since: number; isTimed: boolean };

/**
 * Cuts connections whose callers do not read their answers: what they leave unread stays in the memory of this process. A
 * caller who reads slowly but steadily is left alone.
 */
export function cutUnreadAnswers(server: Server, { silentMs, bytesPerSecond, checkEveryMs }: UnreadLimits): void {
  const answers = new Map<ServerResponse, Waiting>();

  function check(response: ServerResponse, waiting: Waiting): void {
    const { socket } = response;
    if (!socket) return;
    const bytes = socket.writableLength;
    if (bytes === 0 || bytes < waiting.bytes) waiting.since = performance.now();
    waiting.bytes = bytes;
    if (bytes === 0) return;
    if (!waiting.isTimed) {
      waiting.isTimed = true;
      // The timer of the socket also sees how much of one large write has left.
      response.setTimeout(silentMs, () => socket.destroy());
    }
    const allowedMs = silentMs + (bytes / bytesPerSecond) * 1_000;
    if (performance.now() - waiting.since > allowedMs) socket.destroy();
  }

  const checks = setInterval(() => {
    for (const [response, waiting] of answers) check(response, waiting);
  }, checkEveryMs).unref();
  server.on('request', (_request, response: ServerResponse) => {
    answers.set(response, { bytes: 0, since: performance.now(), isTimed: false });
    response.once('close', () => answers.delete(response));
  });
  server.once('close', () => clearInterval(checks));
}
