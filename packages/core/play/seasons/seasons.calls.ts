import { adminSeasonsApi as admin } from '@pailei/contracts/play/seasons/admin-seasons.api';
import { seasonTopic } from '@pailei/contracts/play/seasons/season.topic';
import { seasonsApi as api } from '@pailei/contracts/play/seasons/seasons.api';
import type { Actor } from '@pailei/live/registry';
import type { AnswerVersions } from '../../ground/http/answer-versions.ts';
import { UPLOAD_LIMIT } from '../../ground/http/call-limits.ts';
import { call, fileCall, type HttpCall } from '../../ground/http/calls.ts';
import type { ManagedSeasonsService } from './managed/managed-seasons.service.ts';
import type { SeasonPicturesService } from './managed/season-pictures.service.ts';
import type { SeasonsService } from './seasons.service.ts';

type Needs = {
  seasons: SeasonsService;
  managedSeasons: ManagedSeasonsService;
  seasonPictures: SeasonPicturesService;
  versions: AnswerVersions;
};
type Call = { actor: Actor | null; params: { number: number } };

export function seasonsCalls({ seasons, managedSeasons, seasonPictures, versions }: Needs): readonly HttpCall[] {
  const kept = {
    versionOf: ({ actor, params }: Call) => versions.ofPublic(actor, seasonTopic.of(String(params.number))),
  };
  const { field } = admin.uploadPicture.upload;
  return [
    call(api.list, () => seasons.list()),
    call(api.get, ({ params }) => seasons.get(params.number), kept),
    call(api.table, ({ params, query }) => seasons.table(params.number, query), kept),
    call(api.events, ({ params }) => seasons.events(params.number)),
    call(api.competitor, ({ params, query }) => seasons.competitor(params.number, { id: params.id, ...query }), kept),
    call(api.champion, ({ params }) => seasons.champion(params.number), kept),
    call(api.ofPlayer, ({ params }) => seasons.ofPlayer(params.id)),
    call(api.ofTeam, ({ params }) => seasons.ofTeam(params.id)),
    fileCall(api.tableCsv, ({ params, query }) => seasons.tableCsv(params.number, query.kind)),
    fileCall(api.tablesJson, ({ params }) => seasons.tablesJson(params.number)),
    ...adminCalls(managedSeasons),
    call(admin.uploadPicture, ({ actor, file }) => seasonPictures.upload(actor, { bytes: file, field }), {
      accountLimit: UPLOAD_LIMIT,
    }),
  ];
}

const adminCalls = (seasons: ManagedSeasonsService): readonly HttpCall[] => [
  call(admin.list, () => seasons.list()),
  call(admin.create, ({ actor, body, idempotencyKey }) => seasons.create(actor, { body, idempotencyKey })),
  call(admin.update, ({ actor, params, body }) => seasons.update(actor, params.id, body)),
  call(admin.enterPast, ({ actor, body, idempotencyKey }) => seasons.enterPast(actor, { body, idempotencyKey })),
  call(admin.updatePast, ({ actor, params, body }) => seasons.updatePast(actor, params.id, body)),
  call(admin.events, ({ params }) => seasons.events(params.id)),
  call(admin.setEvent, ({ actor, params, body }) => seasons.setEvent(actor, params, body)),
  call(admin.previewFormula, ({ actor, params, body }) => seasons.previewFormula(actor, params.id, body)),
  call(admin.setFormula, ({ actor, params, body }) => seasons.setFormula(actor, params.id, body)),
  call(admin.adjust, ({ actor, params, body, idempotencyKey }) =>
    seasons.adjust(actor, params.id, { body, idempotencyKey }),
  ),
  call(admin.recount, ({ actor, params }) => seasons.recount(actor, params.id)),
  call(admin.closing, ({ params }) => seasons.closing(params.id)),
  call(admin.close, ({ actor, params, body }) => seasons.close(actor, params.id, body)),
  call(admin.reopen, ({ actor, params, body }) => seasons.reopen(actor, params.id, body)),
  call(admin.setContent, ({ actor, params, body }) => seasons.setContent(actor, params.id, body)),
];
