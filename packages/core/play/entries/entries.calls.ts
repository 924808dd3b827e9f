import { entriesApi as api } from '@pailei/contracts/play/entries/entries.api';
import { teamEntriesApi as teamsApi } from '@pailei/contracts/play/entries/team-entries.api';
import { call, fileCall, type HttpCall } from '../../ground/http/calls.ts';
import type { TournamentsService } from '../tournaments/tournaments.service.ts';
import type { EntriesService } from './entries.service.ts';

type Needs = { entries: EntriesService; tournaments: TournamentsService };

export const entriesCalls = ({ entries, tournaments }: Needs): readonly HttpCall[] => [
  call(api.list, ({ query }) => entries.list(query)),
  call(api.answer, ({ actor, body }) => entries.answer(actor, body)),
  call(api.add, ({ actor, params, body }) => entries.add(actor, params.id, body)),
  call(api.previewImport, ({ actor, params, body }) => entries.previewImport(actor, params.id, body.csv)),
  call(api.import, ({ actor, params, body }) => entries.import(actor, params.id, body)),
  fileCall(api.csv, ({ actor, params }) => entries.csv(actor, params.id)),
  call(api.checkInOther, ({ actor, params: { id, participant_id }, body }) =>
    entries.checkIn(actor, id, { participant_id, ...body }),
  ),
  call(teamsApi.crests, ({ actor, params }) => entries.crests(actor, params.id)),
  call(teamsApi.teams, ({ actor, params }) => entries.teams(actor, params.id)),
  call(teamsApi.add, ({ actor, params, body }) => entries.addTeam(actor, params.id, body)),
  call(teamsApi.import, ({ actor, params, body }) => entries.importTeams(actor, params.id, body)),
  call(api.extendCheckIn, ({ actor, params, body }) => tournaments.extendCheckIn(actor, params.id, body)),
  call(api.moveOnWaitlist, ({ actor, params, body }) => tournaments.moveOnWaitlist(actor, params.id, body)),
  call(api.declinePlace, ({ actor, params }) => tournaments.declinePlace(actor, params.id)),
  call(api.notes, ({ actor, params }) => entries.notes(actor, params.id)),
  call(api.addNote, ({ actor, params, body }) => entries.addNote(actor, params.id, params.participant_id, body.text)),
];
