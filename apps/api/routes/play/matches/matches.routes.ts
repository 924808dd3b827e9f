import { matchTopic } from '@pailei/contracts/play/matches/match.topic';
import { matchesApi } from '@pailei/contracts/play/matches/matches.api';
import type { FeaturedService } from '@pailei/core/play/featured';
import type { MatchesService } from '@pailei/core/play/matches';
import type { Actor } from '@pailei/live/registry';
import type { FastifyInstance } from 'fastify';
import type { AnswerVersions } from '../../../http/answer-versions.ts';
import { route } from '../../../http/routing.ts';

type Services = { matches: MatchesService; featured: FeaturedService };

export function matchesRoutes(app: FastifyInstance, { matches, featured }: Services, versions: AnswerVersions): void {
  const kept = {
    versionOf: ({ actor, params }: { actor: Actor | null; params: { id: string } }) =>
      versions.ofPublic(actor, matchTopic.of(params.id)),
  };
  route(app, matchesApi.get, ({ actor, params }) => matches.get(actor, params.id), kept);
  route(app, matchesApi.record, ({ actor, params }) => matches.record(actor, params.id), kept);
  route(app, matchesApi.side, ({ actor, params }) => matches.side(actor, params.id));
  route(app, matchesApi.featured, () => featured.get());

  route(app, matchesApi.ready, ({ actor, params }) => matches.act(actor, params.id, { type: 'ready' }));
  route(app, matchesApi.shield, ({ actor, params, body }) =>
    matches.act(actor, params.id, { type: 'lock_shield', ...body }),
  );
  route(app, matchesApi.bans, ({ actor, params, body }) =>
    matches.act(actor, params.id, { type: 'lock_bans', ...body }),
  );
  route(app, matchesApi.pick, ({ actor, params, body }) =>
    matches.act(actor, params.id, { type: 'lock_pick', ...body }),
  );
  route(app, matchesApi.report, ({ actor, params, body }) =>
    matches.act(actor, params.id, { type: 'report', ...body, note: body.note ?? null }),
  );
  route(app, matchesApi.contest, ({ actor, params, body }) =>
    matches.act(actor, params.id, { type: 'contest', ...body }),
  );
  route(app, matchesApi.forfeit, ({ actor, params }) => matches.act(actor, params.id, { type: 'forfeit' }));

  route(app, matchesApi.previewRuling, ({ actor, params, query }) => matches.preview(actor, params.id, query));
  route(app, matchesApi.rule, ({ actor, params, body }) => {
    const { force, restart_stages, seen, ...command } = {
      force: false,
      restart_stages: false,
      seen: undefined,
      ...body,
    };
    return matches.rule(actor, params.id, command, { force, restart_stages, seen });
  });
}
