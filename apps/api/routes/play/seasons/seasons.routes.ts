import { adminSeasonsApi as admin } from '@pailei/contracts/play/seasons/admin-seasons.api';
import { seasonTopic } from '@pailei/contracts/play/seasons/season.topic';
import { seasonsApi as api } from '@pailei/contracts/play/seasons/seasons.api';
import type { ManagedSeasonsService, SeasonPicturesService, SeasonsService } from '@pailei/core/play/seasons';
import type { Actor } from '@pailei/live/registry';
import type { FastifyInstance } from 'fastify';
import type { AnswerVersions } from '../../../http/answer-versions.ts';
import { fileRoute } from '../../../http/file-route.ts';
import { route } from '../../../http/routing.ts';
import { UPLOAD_LIMIT } from '../../../plugins/account-limit.ts';

type Services = {
  seasons: SeasonsService;
  managedSeasons: ManagedSeasonsService;
  seasonPictures: SeasonPicturesService;
};
type Call = { actor: Actor | null; params: { number: number } };

export function seasonsRoutes(
  app: FastifyInstance,
  { seasons, managedSeasons, seasonPictures }: Services,
  versions: AnswerVersions,
): void {
  const kept = {
    versionOf: ({ actor, params }: Call) => versions.ofPublic(actor, seasonTopic.of(String(params.number))),
  };
  route(app, api.list, () => seasons.list());
  route(app, api.get, ({ params }) => seasons.get(params.number), kept);
  route(app, api.table, ({ params, query }) => seasons.table(params.number, query), kept);
  route(app, api.events, ({ params }) => seasons.events(params.number));
  route(
    app,
    api.competitor,
    ({ params, query }) => seasons.competitor(params.number, { id: params.id, ...query }),
    kept,
  );
  route(app, api.champion, ({ params }) => seasons.champion(params.number), kept);
  route(app, api.ofPlayer, ({ params }) => seasons.ofPlayer(params.id));
  route(app, api.ofTeam, ({ params }) => seasons.ofTeam(params.id));
  fileRoute(app, api.tableCsv, ({ params, query }) => seasons.tableCsv(params.number, query.kind));
  fileRoute(app, api.tablesJson, ({ params }) => seasons.tablesJson(params.number));
  adminRoutes(app, managedSeasons);
  const { field } = admin.uploadPicture.upload;
  route(app, admin.uploadPicture, ({ actor, file }) => seasonPictures.upload(actor, { bytes: file, field }), {
    accountLimit: UPLOAD_LIMIT,
  });
}

function adminRoutes(app: FastifyInstance, seasons: ManagedSeasonsService): void {
  route(app, admin.list, () => seasons.list());
  route(app, admin.create, ({ actor, body, idempotencyKey }) => seasons.create(actor, { body, idempotencyKey }));
  route(app, admin.update, ({ actor, params, body }) => seasons.update(actor, params.id, body));
  route(app, admin.enterPast, ({ actor, body, idempotencyKey }) => seasons.enterPast(actor, { body, idempotencyKey }));
  route(app, admin.updatePast, ({ actor, params, body }) => seasons.updatePast(actor, params.id, body));
  route(app, admin.events, ({ params }) => seasons.events(params.id));
  route(app, admin.setEvent, ({ actor, params, body }) => seasons.setEvent(actor, params, body));
  route(app, admin.previewFormula, ({ actor, params, body }) => seasons.previewFormula(actor, params.id, body));
  route(app, admin.setFormula, ({ actor, params, body }) => seasons.setFormula(actor, params.id, body));
  route(app, admin.adjust, ({ actor, params, body, idempotencyKey }) =>
    seasons.adjust(actor, params.id, { body, idempotencyKey }),
  );
  route(app, admin.recount, ({ actor, params }) => seasons.recount(actor, params.id));
  route(app, admin.closing, ({ params }) => seasons.closing(params.id));
  route(app, admin.close, ({ actor, params, body }) => seasons.close(actor, params.id, body));
  route(app, admin.reopen, ({ actor, params, body }) => seasons.reopen(actor, params.id, body));
  route(app, admin.setContent, ({ actor, params, body }) => seasons.setContent(actor, params.id, body));
}
