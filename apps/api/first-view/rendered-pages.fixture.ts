import { join } from 'node:path';
import { lockFile } from '@pailei/local/files/file-lock';
import { buildWebClient } from '@pailei/local/servers/web-build';
import { until } from '@pailei/tests/support/until';
import type { FastifyInstance } from 'fastify';

const WEB = join(import.meta.dirname, '../../web');

/** The settings of an API that renders pages with the web client of this code. Of files that run at once the first builds it. */
export async function builtWebClient() {
  const isFree = async () => lockFile(join(WEB, 'dist.lock.stamp'));
  const unlock = await until(isFree, { withinMs: 300_000, what: 'the web client is built' });
  try {
    buildWebClient(() => undefined);
  } finally {
    unlock();
  }
  return {
    clientFolder: join(WEB, 'dist'),
    rendererScript: join(WEB, 'dist.server/main.js'),
    picturesScript: join(WEB, 'dist.server/pictures.js'),
  };
}

export const isRendered = (html: string) => html.includes('id="first-view"');

export function renderedPages(app: FastifyInstance) {
  const read = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { accept: 'text/html', ...headers } });

  /** The page once it is rendered: the first visitor of a new version may get the shell. */
  async function rendered(url: string, headers?: Record<string, string>) {
    return until(
      async () => {
        const page = await read(url, headers);
        return isRendered(page.body) && page.statusCode === 200 ? page : undefined;
      },
      { withinMs: 30_000, what: `${url} is rendered` },
    );
  }
  return { read, rendered };
}
