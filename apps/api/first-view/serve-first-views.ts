import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Metrics } from '@pailei/core/ground/metrics/metrics';
import type { GuestTopics } from '@pailei/core/ground/topics/guest-topics';
import type { FastifyInstance } from 'fastify';
import { createFirstViews, type FirstViews } from './first-views.ts';
import { MISSES } from './kept-renderings.ts';
import { createRenderer } from './renderer.ts';
import { createSources, guestCalls, memberCalls } from './sources.ts';

type Options = {
  topics: GuestTopics;
  metrics: Metrics;
  clientFolder: string;
  publicUrl: string;
  /** The program that renders; where it is not built, every page is the shell. */
  rendererScript: string | undefined;
  ownKey: string;
};

/** Pages as the server renders them, with what is counted of them. */
export function serveFirstViews(app: FastifyInstance, options: Options): FirstViews | undefined {
  const { topics, metrics, clientFolder, publicUrl, rendererScript: script, ownKey } = options;
  if (script === undefined || !existsSync(script) || !existsSync(join(clientFolder, '.vite/manifest.json')))
    return undefined;
  const observe = metrics.durations('first_view_seconds', 'Renderings of pages, with their reads.', []);
  const countShell = metrics.counts(
    'first_view_shells_total',
    'Visitors who got the empty shell of a page that is rendered, by reason.',
    MISSES,
  );
  const firstViews = createFirstViews({
    renderer: createRenderer({
      script,
      clientFolder,
      publicUrl,
      now: Date.now,
      onError: (error) => app.log.warn({ err: error }, 'rendering process'),
    }),
    sources: {
      everybody: createSources({ topics, readApi: guestCalls(app, ownKey) }),
      members: createSources({ topics, readApi: memberCalls(app, ownKey) }),
    },
    clock: () => performance.now(),
    onMiss: countShell,
    onRendered: (seconds) => observe({}, seconds),
    onError: (error, path) => app.log.warn({ err: error, path }, 'a page could not be rendered'),
  });
  metrics.levels('first_views', 'Rendered pages that are kept, and their bytes.', firstViews.size);
  app.addHook('onClose', () => firstViews.close());
  return firstViews;
}
