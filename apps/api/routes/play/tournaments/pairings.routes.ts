import { fieldApi as field } from '@pailei/contracts/play/pairings/field.api';
import { groupDrawApi as groups } from '@pailei/contracts/play/pairings/group-draw.api';
import { pairingsApi as api } from '@pailei/contracts/play/pairings/pairings.api';
import { eventPauseApi as pause } from '@pailei/contracts/play/tournaments/event-pause.api';
import { undoApi as undo } from '@pailei/contracts/play/pairings/undo.api';
import type { TournamentsService } from '@pailei/core/play/tournaments';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/routing.ts';

/** Drawn rounds before they are published, the groups of a stage, and who comes into a running event or leaves it. */
export function pairingsRoutes(app: FastifyInstance, tournaments: TournamentsService): void {
  route(app, api.draft, ({ actor, params }) => tournaments.roundDraft(actor, params.id));
  route(app, api.edit, ({ actor, params, body }) => tournaments.editRoundDraft(actor, params.id, body));
  route(app, api.redraw, ({ actor, params, body }) => tournaments.redrawRound(actor, params.id, body.revision));
  route(app, api.publish, ({ actor, params, body }) => tournaments.publishRound(actor, params.id, body.revision));
  route(app, api.takeBack, ({ actor, params, body }) => tournaments.takeBackRound(actor, params.id, body.reason));

  route(app, groups.arrange, ({ actor, params, body }) => tournaments.arrangeGroups(actor, params.id, body));
  route(app, groups.bySeed, ({ actor, params, body }) => tournaments.arrangeGroupsBySeed(actor, params.id, body));
  route(app, groups.drawPlace, ({ actor, params, body }) => tournaments.drawGroupPlace(actor, params.id, body));
  route(app, groups.lock, ({ actor, params, body }) => tournaments.lockGroups(actor, params.id, body));
  route(app, groups.unlock, ({ actor, params, body }) => tournaments.unlockGroups(actor, params.id, body));

  route(app, undo.lastStep, ({ actor, params }) => tournaments.lastStep(actor, params.id));
  route(app, undo.undoStart, ({ actor, params, body }) => tournaments.undoStart(actor, params.id, body));

  route(app, pause.pause, ({ actor, params, body }) => tournaments.pauseEvent(actor, params.id, body.reason));
  route(app, pause.resume, ({ actor, params, body }) => tournaments.resumeEvent(actor, params.id, body.reason));

  route(app, field.enterLate, ({ actor, params, body }) => tournaments.enterLate(actor, params.id, body));
  route(app, field.undoDrop, ({ actor, params }) => tournaments.undoDrop(actor, params.id));
  route(app, field.enterParticipantLate, ({ actor, params, body }) =>
    tournaments.enterOtherLate(actor, params.id, body),
  );
  route(app, field.leavingEffects, ({ actor, params, query }) =>
    tournaments.leavingEffects(actor, params.id, { participant_id: params.participant_id, kind: query.kind }),
  );
}
