import { eventLogApi } from '@pailei/contracts/play/event-log/event-log.api';
import { ruleSheetApi } from '@pailei/contracts/play/rule-sheet/rule-sheet.api';
import { lobbyTopic } from '@pailei/contracts/play/tournaments/lobby/lobby.topic';
import { tournamentTopic } from '@pailei/contracts/play/tournaments/tournament.topic';
import { standingsExportApi } from '@pailei/contracts/play/tournaments/standings-export';
import { tournamentsApi as api } from '@pailei/contracts/play/tournaments/tournaments.api';
import type { Actor } from '@pailei/live/registry';
import type { AnswerVersions } from '../../../ground/http/answer-versions.ts';
import { call, fileCall, type HttpCall } from '../../../ground/http/calls.ts';
import type { TournamentsService } from '../tournaments.service.ts';

type Needs = { tournaments: TournamentsService; versions: AnswerVersions };

export function tournamentsCalls({ tournaments, versions }: Needs): readonly HttpCall[] {
  const kept = {
    versionOf: ({ actor, params }: { actor: Actor | null; params: { id: string } }) =>
      versions.ofPublic(actor, tournamentTopic.of(params.id)),
  };
  return [
    call(api.list, ({ actor, query }) => tournaments.list(actor, query), {
      versionOf: async ({ actor, query }) => (query.mine ? undefined : versions.ofGuests(actor, lobbyTopic.of())),
    }),
    call(api.get, ({ actor, params }) => tournaments.get(actor, params.id), kept),
    fileCall(standingsExportApi.csv, ({ actor, params }) => tournaments.standingsCsv(actor, params.id, params.stage)),
    fileCall(standingsExportApi.json, ({ actor, params }) => tournaments.standingsJson(actor, params.id, params.stage)),
    call(eventLogApi.page, ({ actor, params, query }) => tournaments.log(actor, params.id, query), kept),
    call(api.entry, ({ actor, params }) => tournaments.entry(actor, params.id)),
    call(api.register, ({ actor, params, body }) => tournaments.register(actor, params.id, body)),
    call(api.withdraw, ({ actor, params }) => tournaments.withdraw(actor, params.id)),
    call(api.submitDecks, ({ actor, params, body }) => tournaments.submitDecks(actor, params.id, body)),
    call(api.checkIn, ({ actor, params }) => tournaments.checkIn(actor, params.id)),
    call(api.drop, ({ actor, params }) => tournaments.drop(actor, params.id)),
    ...organiserCalls(tournaments),
    ...refereeCalls(tournaments),
  ];
}

const organiserCalls = (tournaments: TournamentsService): readonly HttpCall[] => [
  call(api.create, ({ actor, body }) => tournaments.create(actor, body)),
  call(api.update, ({ actor, params, body }) => tournaments.update(actor, params.id, body)),
  call(api.openRegistration, ({ actor, params }) => tournaments.openRegistration(actor, params.id)),
  call(api.cancel, ({ actor, params, body }) => tournaments.cancel(actor, params.id, body.reason)),
  call(api.approve, ({ actor, params }) => tournaments.approve(actor, params.id, params.participant_id)),
  call(api.reject, ({ actor, params, body }) =>
    tournaments.reject(actor, params.id, params.participant_id, body.reason),
  ),
];

const refereeCalls = (tournaments: TournamentsService): readonly HttpCall[] => [
  call(api.openCheckIn, ({ actor, params, body }) => tournaments.openCheckIn(actor, params.id, body.seconds)),
  call(api.seeding, ({ actor, params, query }) => tournaments.seeding(actor, params.id, query)),
  call(api.changeSeeding, ({ actor, params, body }) => tournaments.changeSeeding(actor, params.id, body)),
  call(api.start, ({ actor, params }) => tournaments.start(actor, params.id)),
  call(ruleSheetApi.amend, ({ actor, params, body }) => tournaments.amendRules(actor, params.id, body)),
  call(api.advance, ({ actor, params }) => tournaments.advance(actor, params.id)),
  call(api.feature, ({ actor, params, body }) => tournaments.feature(actor, params.id, body.match_id)),
  call(api.dropParticipant, ({ actor, params, body }) =>
    tournaments.dropParticipant(actor, params.id, params.participant_id, body.reason),
  ),
  call(api.reinstate, ({ actor, params }) => tournaments.reinstate(actor, params.id, params.participant_id)),
  call(api.enterDecks, ({ actor, params, body }) =>
    tournaments.enterDecks(actor, params.id, params.participant_id, body),
  ),
  call(api.unlockDecks, ({ actor, params, body }) =>
    tournaments.unlockDecks(actor, params.id, params.participant_id, body.reason),
  ),
  call(api.disqualify, ({ actor, params, body }) =>
    tournaments.disqualify(actor, params.id, params.participant_id, body.reason),
  ),
];
