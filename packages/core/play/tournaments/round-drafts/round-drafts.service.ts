import { appError, generalError } from '@pailei/contracts/http/errors';
import type { BodyOf } from '@pailei/contracts/http/endpoint';
import { PAIRING_ERRORS, type pairingsApi, type RoundDraftAnswer } from '@pailei/contracts/play/pairings/pairings.api';
import { violationError } from '@pailei/contracts/play/tournaments/rule-violations';
import { TOURNAMENT_ERRORS } from '@pailei/contracts/play/tournaments/tournament-errors';
import type { TournamentView } from '@pailei/contracts/play/tournaments/tournaments.api';
import type { RoundDraftRow } from '@pailei/db/schema/tournaments';
import { readInOneSnapshot, type Trx } from '@pailei/db/tx';
import { editDraft } from '@pailei/domain/tournament/round-draft/edit-draft';
import { heldRound } from '@pailei/domain/tournament/round-draft/round-draft';
import type { RoundDraft } from '@pailei/domain/tournament/stages/pairing/seated-round';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { isViolation, violation } from '@pailei/domain/violation/violation';
import type { LiveLog } from '@pailei/live/log';
import type { Actor } from '@pailei/live/registry';
import type { InTurn } from '../../../ground/command-queue/turns.ts';
import { recordAudit } from '../../../site/audit/record-audit.ts';
import type { ChangeTournament, TournamentsDeps } from '../commands/change-tournament.ts';
import { lockLoaded, runCommand } from '../commands/run-command.ts';
import { refuseEntrant } from '../commands/refuse-entrant.ts';
import { findShownEvent } from '../shown-tournament.ts';
import { loadTournament } from '../tournament-state.ts';
import { basisOf, drawDraft, storeDraft } from './keep-draft.ts';
import { findRoundDraft } from './round-drafts.repository.ts';

type EditBody = BodyOf<typeof pairingsApi.edit>;
type SeenDraft = { state: TournamentState; stored: RoundDraftRow; draft: RoundDraft; now: string };

/** What the staff do with a drawn round before anybody else knows of it, and how they take one back. */
export function roundDraftCommands(deps: TournamentsDeps, inTurn: InTurn, change: ChangeTournament) {
  return { ...draftCommands(deps, inTurn), ...publishingCommands(change) };
}

function draftCommands(deps: TournamentsDeps, inTurn: InTurn) {
  /** Runs `work` on the draft that the caller has seen, under the lock of its event. */
  function onDraft(
    actor: Actor,
    id: string,
    revision: number,
    work: (trx: Trx, log: LiveLog, seen: SeenDraft) => Promise<void>,
  ): Promise<RoundDraftAnswer> {
    return inTurn(id, async (trx, log) => {
      const { state } = await lockLoaded(trx, id);
      refuseEntrant(state, actor);
      const seen = await requireSeen(trx, state, revision);
      await work(trx, log, { ...seen, state, now: deps.now() });
      return answerOf(await findRoundDraft(trx, id));
    });
  }

  return {
    roundDraft: (actor: Actor, id: string): Promise<RoundDraftAnswer> =>
      readInOneSnapshot(deps.db, async (trx) => {
        const shown = await findShownEvent(trx, id, actor);
        if (!shown) throw generalError('not_found');
        const { state } = await loadTournament(trx, shown.row);
        return heldRound(state) ? answerOf(await findRoundDraft(trx, id)) : { current: null };
      }),

    editRoundDraft: (actor: Actor, id: string, { revision, kind, participant_ids, reason }: EditBody) =>
      onDraft(actor, id, revision, async (trx, log, { state, stored, draft, now }) => {
        const edited = editDraft(state, draft, { kind, participant_ids, reason });
        if (isViolation(edited)) throw violationError(TOURNAMENT_ERRORS, edited, reasonField(edited.violation));
        const { redrawn, lost_edits } = stored;
        await storeDraft(trx, log, { state, stored, draft: edited, redrawn, lost_edits, now });
        await recordAudit(trx, {
          actor,
          action: 'tournament.edit_draft',
          target_type: 'tournament',
          target_id: id,
          before: null,
          after: { stage: draft.stage, round: draft.round, edit: kind, participant_ids },
          reason,
        });
      }),

    redrawRound: (actor: Actor, id: string, revision: number) =>
      onDraft(actor, id, revision, async (trx, log, { state, stored, draft, now }) => {
        if (draft.adjustments.length === 0) throw violationError(TOURNAMENT_ERRORS, violation('draft_not_edited'));
        await drawDraft(trx, log, { state, stored, redrawn: 'by_staff', now });
        await recordAudit(trx, {
          actor,
          action: 'tournament.redraw_round',
          target_type: 'tournament',
          target_id: id,
          before: { adjustments: draft.adjustments.length },
          after: { stage: draft.stage, round: draft.round },
          reason: null,
        });
      }),
  };
}

function publishingCommands(change: ChangeTournament) {
  return {
    /** Undoes the start of the newest round, in which nobody has begun. */
    takeBackRound: (actor: Actor, id: string, reason: string): Promise<TournamentView> =>
      change(actor, id, async (trx, log, { row, state }, now) => {
        const after = await runCommand(
          trx,
          log,
          { row, state },
          { command: { type: 'take_back_round', reason }, actor, now },
        );
        await recordAudit(trx, {
          actor,
          action: 'tournament.take_back_round',
          target_type: 'tournament',
          target_id: id,
          before: { status: state.status },
          after: { status: after.status },
          reason,
        });
      }),

    publishRound: (actor: Actor, id: string, revision: number): Promise<TournamentView> =>
      change(actor, id, async (trx, log, { row, state }, now) => {
        const { draft } = await requireSeen(trx, state, revision);
        await runCommand(trx, log, { row, state }, { command: { type: 'publish_round', draft }, actor, now });
        await recordAudit(trx, {
          actor,
          action: 'tournament.publish_round',
          target_type: 'tournament',
          target_id: id,
          before: null,
          after: { stage: draft.stage, round: draft.round, adjustments: draft.adjustments.length },
          reason: null,
        });
      }),
  };
}

/** The draft of this revision. Throws what has become of it. */
async function requireSeen(trx: Trx, state: TournamentState, revision: number) {
  const stored = await findRoundDraft(trx, state.id);
  if (!stored?.draft || !heldRound(state)) throw violationError(TOURNAMENT_ERRORS, violation(goneCode(state, stored)));
  if (stored.revision !== revision) throw appError(PAIRING_ERRORS, 'draft_changed');
  if (stored.basis !== basisOf(state)) throw violationError(TOURNAMENT_ERRORS, violation('draft_outdated'));
  return { stored, draft: stored.draft };
}

/** Where a draft was and its round is running, somebody else has published it. */
function goneCode(state: TournamentState, stored: RoundDraftRow | undefined) {
  const stage = state.current_stage === null ? undefined : state.stages[state.current_stage];
  const isRunning = stage?.rounds.at(-1)?.status === 'running';
  return stored && isRunning ? 'round_already_published' : 'no_round_draft';
}

const reasonField = (code: string) => (code === 'edit_needs_reason' ? 'reason' : undefined);

function answerOf(row: RoundDraftRow | undefined): RoundDraftAnswer {
  if (!row?.draft) return { current: null };
  const { draft, revision, drawn_at, redrawn, lost_edits } = row;
  return { current: { draft, revision, drawn_at, redrawn, lost_edits } } as RoundDraftAnswer;
}
