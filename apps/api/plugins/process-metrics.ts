import { generalError } from '@pailei/contracts/http/errors';
import type { FastifyInstance } from 'fastify';

const ANSWER_WITHIN_MS = 5_000;

/** The metrics of hub and worker over the port of the site: each process is asked on its own port, and decides who may read them. */
export function addProcessMetrics(app: FastifyInstance, ports: Record<'hub' | 'worker', number>): void {
  const config = { access: 'public', area: 'always', rateLimit: false } as const;
  for (const name of ['hub', 'worker'] as const) {
    const path = `/metrics/${name}`;
    app.get(path, { config, schema: { hide: true } }, async ({ headers, ip }, reply) => {
      const { authorization } = headers;
      // Never without it: to the process asked, whoever has no `X-Forwarded-For` is an operator on this machine.
      const asked = { 'x-forwarded-for': ip, ...(authorization !== undefined && { authorization }) };
      const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
      const answer = await fetch(`http://127.0.0.1:${ports[name]}${path}`, { headers: asked, signal }).catch(() => {
        throw generalError('unavailable');
      });
      if (!answer.ok) throw generalError('not_found');
      return reply
        .type(answer.headers.get('content-type') ?? 'text/plain')
        .header('cache-control', 'no-store')
        .send(await answer.text());
    });
  }
}
