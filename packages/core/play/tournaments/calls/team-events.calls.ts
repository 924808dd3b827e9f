import { teamEventsApi as api } from '@pailei/contracts/play/team-events/team-events.api';
import { lobbyTopic } from '@pailei/contracts/play/tournaments/lobby/lobby.topic';
import { tournamentTopic } from '@pailei/contracts/play/tournaments/tournament.topic';
import type { AnswerVersions } from '../../../ground/http/answer-versions.ts';
import { call, type HttpCall } from '../../../ground/http/calls.ts';
import type { TournamentsService } from '../tournaments.service.ts';

type Needs = { tournaments: TournamentsService; versions: AnswerVersions };

/** Events of teams: what everybody reads of them, and what teams do. */
export const teamEventsCalls = ({ tournaments, versions }: Needs): readonly HttpCall[] => [
  call(api.list, ({ actor, query }) => tournaments.list(actor, query, 'team'), {
    versionOf: async ({ actor, query }) => (query.mine ? undefined : versions.ofGuests(actor, lobbyTopic.of())),
  }),
  call(api.get, ({ actor, params }) => tournaments.getOfTeams(actor, params.id), {
    versionOf: ({ actor, params }) => versions.ofPublic(actor, tournamentTopic.of(params.id)),
  }),
  call(api.create, ({ actor, body }) => tournaments.create(actor, body)),
  call(api.entry, ({ actor, params }) => tournaments.entry(actor, params.id)),
  call(api.enter, ({ actor, params, body }) => tournaments.enterTeam(actor, params.id, body)),
  call(api.changeRoster, ({ actor, params, body }) => tournaments.changeRoster(actor, params.id, body)),
  call(api.withdraw, ({ actor, params }) => tournaments.withdraw(actor, params.id)),
  call(api.checkIn, ({ actor, params }) => tournaments.checkIn(actor, params.id)),
  call(api.drop, ({ actor, params }) => tournaments.drop(actor, params.id)),
];
