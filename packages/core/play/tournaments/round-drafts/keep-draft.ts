import { createHash } from 'node:crypto';
import { staffTopic } from '@pailei/contracts/play/staff/staff.topic';
import type { RedrawReason } from '@pailei/contracts/play/pairings/pairings.api';
import type { RoundDraftRow } from '@pailei/db/schema/tournaments';
import type { Trx } from '@pailei/db/tx';
import { draftBasis, draftRound, heldRound } from '@pailei/domain/tournament/round-draft/round-draft';
import type { RoundDraft } from '@pailei/domain/tournament/stages/pairing/seated-round';
import type { TournamentEvent, TournamentEventType } from '@pailei/domain/tournament/events';
import type { TournamentState } from '@pailei/domain/tournament/types';
import type { LiveLog } from '@pailei/live/log';
import { readDrawKeys } from '../../random-secrets/random-secrets.ts';
import { findRoundDraft, saveRoundDraft } from './round-drafts.repository.ts';

export type DraftMoment = {
  readonly before: TournamentState;
  readonly after: TournamentState;
  readonly events: readonly TournamentEvent[];
  readonly now: string;
};

/**
 * Keeps the draft in step with its event, in the transaction of whatever changed that: a round that waits has one, drawn from those who are
 * in the field now; a late entry, a drop or another result makes it anew, and what was changed by hand is said to be lost.
 */
export async function keepDraft(trx: Trx, log: LiveLog, { before, after, events, now }: DraftMoment): Promise<void> {
  const held = heldRound(after);
  if (!held && !heldRound(before)) return;
  const stored = await findRoundDraft(trx, after.id);
  if (!held) {
    if (stored?.draft) await clearDraft(trx, log, { stored, now });
    return;
  }
  const basis = basisOf(after);
  if (stored?.draft && stored.basis === basis) return;
  const isSameRound = stored?.draft?.stage === held.stage.index && stored.draft.round === held.round;
  await drawDraft(trx, log, { state: after, stored, now, redrawn: isSameRound ? redrawReason(events) : null });
}

export function basisOf(state: TournamentState): string {
  return createHash('sha256')
    .update(draftBasis(state) ?? '')
    .digest('hex');
}

type Drawing = {
  state: TournamentState;
  stored: RoundDraftRow | undefined;
  redrawn: RedrawReason | null;
  now: string;
};

/** The draft as it is drawn, in the place of what was there. */
export async function drawDraft(trx: Trx, log: LiveLog, drawing: Drawing): Promise<void> {
  const { state, stored, redrawn, now } = drawing;
  const draft = draftRound(state, await readDrawKeys(trx, { tournament_id: state.id, battle_id: null }));
  if (!draft) return;
  const lost_edits = redrawn === null ? 0 : (stored?.draft?.adjustments.length ?? 0);
  await storeDraft(trx, log, { state, stored, draft, redrawn, lost_edits, now });
}

type Storing = Drawing & { draft: RoundDraft; lost_edits: number };

export async function storeDraft(trx: Trx, log: LiveLog, storing: Storing): Promise<void> {
  const { state, stored, draft, redrawn, lost_edits, now } = storing;
  const revision = (stored?.revision ?? 0) + 1;
  await saveRoundDraft(trx, {
    tournament_id: state.id,
    revision,
    basis: basisOf(state),
    draft: JSON.stringify(draft),
    redrawn,
    lost_edits,
    drawn_at: now,
  });
  const { stage, round } = draft;
  const open = { tournament_id: state.id, tournament_name: state.name, stage, round, revision, drawn_at: now };
  log.add(staffTopic.of(), 'round_draft_changed', { draft: open });
}

async function clearDraft(
  trx: Trx,
  log: LiveLog,
  { stored, now }: { stored: RoundDraftRow; now: string },
): Promise<void> {
  const { tournament_id, revision } = stored;
  await saveRoundDraft(trx, {
    tournament_id,
    revision: revision + 1,
    basis: null,
    draft: null,
    redrawn: null,
    lost_edits: 0,
    drawn_at: now,
  });
  log.add(staffTopic.of(), 'round_draft_closed', { tournament_id });
}

const REASONS: readonly (readonly [RedrawReason, readonly TournamentEventType[]])[] = [
  ['entered', ['participant_entered_late', 'participant_reinstated']],
  ['left', ['participant_dropped', 'participant_disqualified']],
  ['settings', ['tournament_updated', 'rules_amended']],
];

function redrawReason(events: readonly TournamentEvent[]): RedrawReason {
  const found = REASONS.find(([, types]) => events.some(({ type }) => types.includes(type)));
  return found ? found[0] : 'result';
}
