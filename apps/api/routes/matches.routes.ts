import { matchesApi } from '@pailei/contracts/matches';
import type { FeaturedService } from '@pailei/core/featured';
import type { MatchesService, PreviewedCommand } from '@pailei/core/matches';
import type { FastifyInstance } from 'fastify';
import { route } from '../routing.ts';

export function matchesRoutes(app: FastifyInstance, matches: MatchesService, featured: FeaturedService): void {
  route(app, matchesApi.get, ({ actor, params }) => matches.get(actor, params.id));
  route(app, matchesApi.record, ({ actor, params }) => matches.record(actor, params.id));
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

  route(app, matchesApi.previewRuling, ({ actor, params, query }) =>
    matches.preview(actor, params.id, query as PreviewedCommand),
  );
  route(app, matchesApi.rule, ({ actor, params, body }) => {
    const { force, seen, ...command } = { force: false, seen: undefined, ...body };
    return matches.rule(actor, params.id, command, { force, seen });
  });
}
