import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { mayReadMetrics } from '@pailei/core/metrics';
import type { Metrics } from '@pailei/core/metrics';

type HealthServerOptions = { host: string; port: number; metrics: Metrics; metricsToken: string | undefined };

/** `GET /health` of this process alone, which answers while the process turns, and its figures at `/metrics`. */
export function startHealthServer({ host, port, metrics, metricsToken }: HealthServerOptions): Promise<Server> {
  const server = createServer((request, response) => {
    if (!request.url?.startsWith('/metrics')) {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":"ok"}');
      return;
    }
    if (!mayReadMetrics(request, metricsToken)) {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}
