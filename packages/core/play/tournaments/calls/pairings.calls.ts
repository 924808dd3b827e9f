import { fieldApi as field } from '@pailei/contracts/play/pairings/field.api';
import { groupDrawApi as groups } from '@pailei/contracts/play/pairings/group-draw.api';
import { pairingsApi as api } from '@pailei/contracts/play/pairings/pairings.api';
import { eventPauseApi as pause } from '@pailei/contracts/play/tournaments/event-pause.api';
import { undoApi as undo } from '@pailei/contracts/play/pairings/undo.api';
import { call, type HttpCall } from '../../../ground/http/calls.ts';
import type { TournamentsService } from '../tournaments.service.ts';

/** Drawn rounds before they are published, the groups of a stage, and who comes into a running event or leaves it. */
export const pairingsCalls = ({ tournaments }: { tournaments: TournamentsService }): readonly HttpCall[] => [
  call(api.draft, ({ actor, params }) => tournaments.roundDraft(actor, params.id)),
  call(api.edit, ({ actor, params, body }) => tournaments.editRoundDraft(actor, params.id, body)),
  call(api.redraw, ({ actor, params, body }) => tournaments.redrawRound(actor, params.id, body.revision)),
  call(api.publish, ({ actor, params, body }) => tournaments.publishRound(actor, params.id, body.revision)),
  call(api.takeBack, ({ actor, params, body }) => tournaments.takeBackRound(actor, params.id, body.reason)),
  call(groups.arrange, ({ actor, params, body }) => tournaments.arrangeGroups(actor, params.id, body)),
  call(groups.bySeed, ({ actor, params, body }) => tournaments.arrangeGroupsBySeed(actor, params.id, body)),
  call(groups.drawPlace, ({ actor, params, body }) => tournaments.drawGroupPlace(actor, params.id, body)),
  call(groups.lock, ({ actor, params, body }) => tournaments.lockGroups(actor, params.id, body)),
  call(groups.unlock, ({ actor, params, body }) => tournaments.unlockGroups(actor, params.id, body)),
  call(undo.lastStep, ({ actor, params }) => tournaments.lastStep(actor, params.id)),
  call(undo.undoStart, ({ actor, params, body }) => tournaments.undoStart(actor, params.id, body)),
  call(pause.pause, ({ actor, params, body }) => tournaments.pauseEvent(actor, params.id, body.reason)),
  call(pause.resume, ({ actor, params, body }) => tournaments.resumeEvent(actor, params.id, body.reason)),
  call(field.enterLate, ({ actor, params, body }) => tournaments.enterLate(actor, params.id, body)),
  call(field.undoDrop, ({ actor, params }) => tournaments.undoDrop(actor, params.id)),
  call(field.enterParticipantLate, ({ actor, params, body }) => tournaments.enterOtherLate(actor, params.id, body)),
  call(field.leavingEffects, ({ actor, params, query }) =>
    tournaments.leavingEffects(actor, params.id, { participant_id: params.participant_id, kind: query.kind }),
  ),
];
