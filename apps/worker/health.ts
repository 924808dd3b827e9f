import { createServer, type Server } from 'node:http';
import { errorEnvelope, generalError } from '@pailei/contracts/http/errors';
import { answerClientError, noteAnswers } from '@pailei/core/ground/http/socket-answers';
import { DATA_HEADERS } from '@pailei/core/ground/http/data-headers';
import { mayReadMetrics } from '@pailei/core/ground/metrics/access';
import type { Metrics } from '@pailei/core/ground/metrics/metrics';

const JSON_TYPE = 'application/json; charset=utf-8';

type HealthServerOptions = { host: string; port: number; metrics: Metrics; metricsToken: string | undefined };

/** `GET /health` of this process alone, which answers while the process turns, and its metrics at `/metrics`. */
export function startHealthServer({ host, port, metrics, metricsToken }: HealthServerOptions): Promise<Server> {
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(DATA_HEADERS)) response.setHeader(name, value);
    if (!request.url?.startsWith('/metrics')) {
      response.writeHead(200, { 'content-type': JSON_TYPE }).end('{"status":"ok"}');
      return;
    }
    if (!mayReadMetrics(request, metricsToken)) {
      const body = JSON.stringify(errorEnvelope(generalError('not_found')));
      response.writeHead(404, { 'content-type': JSON_TYPE, 'content-length': Buffer.byteLength(body) }).end(body);
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  noteAnswers(server);
  server.on('clientError', answerClientError);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}
