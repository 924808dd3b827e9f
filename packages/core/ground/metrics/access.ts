import { createHash, timingSafeEqual } from 'node:crypto';

export type MetricsRequest = {
  headers: Record<string, string | string[] | undefined>;
  socket: { remoteAddress?: string | undefined };
};

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
/** What a proxy adds: a request that carries one of these comes from further away than its peer. */
const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip'];

/** Allowed with the operator's token, and for requests from this process's own machine. */
export function mayReadMetrics({ headers, socket }: MetricsRequest, token: string | undefined): boolean {
  const given = /^Bearer (.+)$/i.exec(String(headers['authorization'] ?? ''))?.[1];
  if (token !== undefined && given !== undefined) return timingSafeEqual(digest(given), digest(token));
  const isForwarded = FORWARDED.some((name) => headers[name] !== undefined);
  return !isForwarded && LOOPBACK.has(socket.remoteAddress ?? '');
}

const digest = (text: string) => createHash('sha256').update(text).digest();
