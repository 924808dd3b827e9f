import { existsSync } from 'node:fs';
import { sharePictureAt, sharePicturePath, type SharePicture } from '@pailei/contracts/http/share-pictures';
import { battleTopic } from '@pailei/contracts/play/battles/battle.topic';
import { matchTopic } from '@pailei/contracts/play/matches/match.topic';
import { tournamentTopic } from '@pailei/contracts/play/tournaments/tournament.topic';
import type { Metrics } from '@pailei/core/ground/metrics/metrics';
import type { GuestTopics } from '@pailei/core/ground/topics/guest-topics';
import type { IsPageSubject } from '@pailei/core/site/page-addresses/page-subjects';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createKeptRenderings, MISSES, type RenderingLimits } from '../first-view/kept-renderings.ts';
import type { Renderer } from '../first-view/renderer.ts';
import { createSources, guestCalls } from '../first-view/sources.ts';
import { isKnownToCaller, type KeptAnswer } from '../http/kept-answers.ts';
import { pathOf } from '../plugins/errors.ts';
import { createRendererOnDemand } from './renderer-on-demand.ts';

const MEGABYTE = 1024 * 1024;

/** One picture is some 150 KB. */
const LIMITS: RenderingLimits = {
  maxEntries: 200,
  maxBytes: 32 * MEGABYTE,
  maxAgeMs: 24 * 3_600_000,
  patienceMs: 4_000,
  maxRenderings: 8,
};
/** With the fonts, which the first picture reads, on a machine that is busy with others. */
const HANG_MS = 20_000;
const RETRY_SECONDS = 10;

const SITE = sharePicturePath({ kind: 'site' });
const KEPT = 'public, max-age=60';

type Options = {
  topics: GuestTopics;
  isSubject: IsPageSubject;
  metrics: Metrics;
  clientFolder: string;
  publicUrl: string;
  /** The program that draws; where it is not built, there are no pictures. */
  picturesScript: string | undefined;
  ownKey: string;
  /** Draws instead of the program, in tests. */
  renderer?: Pick<Renderer, 'render' | 'close'>;
};

/** The pictures that links to the site show in chats and networks, drawn as guests see what they show. */
export function serveSharePictures(app: FastifyInstance, options: Options): void {
  const { topics, isSubject, metrics, clientFolder, publicUrl, picturesScript: script, ownKey } = options;
  if (script === undefined || !existsSync(script)) return;
  const observe = metrics.durations('share_picture_seconds', 'Drawings of pictures for links, with their reads.', []);
  const countMiss = metrics.counts(
    'share_picture_misses_total',
    'Who got the picture of the site in place of another one, by reason.',
    MISSES,
  );
  const renderer =
    options.renderer ??
    createRendererOnDemand({
      script,
      clientFolder,
      publicUrl,
      hangMs: HANG_MS,
      now: Date.now,
      onError: (error) => app.log.warn({ err: error }, 'drawing process'),
    });
  const pictures = createKeptRenderings(
    {
      renderer,
      sources: createSources({ topics, readApi: guestCalls(app, ownKey) }),
      clock: () => performance.now(),
      onMiss: countMiss,
      onRendered: (seconds) => observe({}, seconds),
      onError: (error, path) => app.log.warn({ err: error, path }, 'a picture could not be drawn'),
    },
    LIMITS,
  );
  metrics.levels('share_pictures', 'Pictures for links that are kept, and their bytes.', pictures.size);
  app.addHook('onClose', () => renderer.close());

  async function isPublic(picture: SharePicture): Promise<boolean> {
    switch (picture.kind) {
      case 'site':
        return true;
      case 'tournaments':
        return (await topics.version(tournamentTopic.of(picture.id))) !== undefined;
      case 'matches':
        return (await topics.version(matchTopic.of(picture.id))) !== undefined;
      case 'battles':
        return (await topics.version(battleTopic.of(picture.id))) !== undefined;
      case 'players':
        return isSubject('player', picture.id);
      case 'seasons':
        return isSubject('season', `s${picture.id}`);
      default:
        return picture satisfies never;
    }
  }

  app.get('/share/*', { config: { access: 'public' }, schema: {} }, async (request, reply) => {
    const picture = sharePictureAt(pathOf(request));
    if (!picture || !(await isPublic(picture))) return reply.callNotFound();
    const found = await pictures.find(sharePicturePath(picture));
    if (found) return send(request, reply, { found, cache: KEPT });
    const inItsPlace = picture.kind === 'site' ? undefined : await pictures.find(SITE);
    if (inItsPlace) return send(request, reply, { found: inItsPlace, cache: 'no-store' });
    return reply.code(503).header('retry-after', RETRY_SECONDS).header('cache-control', 'no-store').send();
  });
}

type Sent = { found: KeptAnswer; cache: string };

function send(request: FastifyRequest, reply: FastifyReply, { found, cache }: Sent): FastifyReply {
  // whoever shows a link shows its picture on pages of their own
  reply.headers({ 'cache-control': cache, 'cross-origin-resource-policy': 'cross-origin' });
  if (isKnownToCaller(request, reply, 'picture', found.version)) return reply.code(304).send();
  return reply.type('image/png').send(found.bytes);
}
