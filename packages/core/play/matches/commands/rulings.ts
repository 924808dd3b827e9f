import { createHash } from 'node:crypto';
import type { AuditActionOf } from '@pailei/contracts/features/audit-labels';
import { appError, generalError } from '@pailei/contracts/http/errors';
import { MATCH_ERRORS, RULING_ERRORS } from '@pailei/contracts/play/matches/matches.api';
import { violationError } from '@pailei/contracts/play/tournaments/rule-violations';
import type { PreviewQuery } from '@pailei/contracts/play/matches/preview-query';
import type { RulingPreview } from '@pailei/contracts/play/matches/ruling-preview';
import { noDraws } from '@pailei/domain/random/draw-key';
import { decideSeries } from '@pailei/domain/series/decide/decide';
import { evolveSeries } from '@pailei/domain/series/evolve/evolve';
import { isSeriesOver } from '@pailei/domain/series/series-over';
import type { SeriesCommand } from '@pailei/domain/series/commands';
import type { SeriesState } from '@pailei/domain/series/types';
import { isViolation } from '@pailei/domain/violation/violation';
import { readInOneSnapshot, type Trx } from '@pailei/db/tx';
import type { Actor } from '@pailei/live/registry';
import { ownerOf, type CorrectionChoice, type CorrectionOutcome } from '../match-owner.ts';
import { isOwnMatch, type Seated, type SeatedMatch } from '../match-seats.ts';
import { findClaim } from '../calls/match-calls.reads.ts';
import { findMatch } from '../find-matches.ts';
import { readSecrets } from '../matches.repository.ts';
import type { MatchesDeps } from '../matches.deps.ts';
import { undoFacts } from './ruled-matches.ts';
import { previewedCommand, previewView } from './ruling-preview.view.ts';

/** `seen`: only while the effects are those that were previewed. */
export type RulingConfirmation = CorrectionChoice & { seen?: string | undefined };

/** What a referee may order: every ruling has its row in the audit log. */
export type RulingCommand = Extract<SeriesCommand, { type: AuditActionOf<'match'> }>;

export const ownMatchError = () => appError(RULING_ERRORS, 'own_match');

/** Nobody decides a match that they have a part in, whatever their role. */
export function refuseOwnMatch(actor: Actor, row: Seated): void {
  if (isOwnMatch(row, actor.user_id)) throw ownMatchError();
}

/**
 * Who sees to a match decides it: another referee takes it over first. An admin may decide all the same; the name of whom they pass over
 * is kept. Null: nobody is passed over.
 */
export async function overridden(trx: Trx, { user_id, role }: Actor, id: string): Promise<string | null> {
  const claim = await findClaim(trx, id);
  if (!claim || claim.by.id === user_id) return null;
  if (role !== 'admin') throw appError(RULING_ERRORS, 'claimed_by_other');
  return claim.by.username;
}

type Ruled = { actor: Actor; row: SeatedMatch; state: SeriesState; choice: CorrectionChoice; seen: string | undefined };

/** Refuses a ruling that takes back a match of the actor's own, or whose effects are not those that were previewed. */
export async function checkEffects(
  trx: Trx,
  { owners, now }: Pick<MatchesDeps, 'owners' | 'now'>,
  { actor, row, state, choice, seen }: Ruled,
): Promise<CorrectionOutcome | null> {
  const outcome = await ownerOf(owners, row).effects(trx, { row, now: now(), ...choice }, state);
  refuseOwnWithdrawal(actor, outcome);
  if (seen !== undefined && seen !== seenOf(state, outcome)) throw appError(RULING_ERRORS, 'preview_stale');
  return outcome;
}

export function previewRuling(
  { db, owners, now }: MatchesDeps,
  actor: Actor,
  id: string,
  query: PreviewQuery,
): Promise<RulingPreview> {
  return readInOneSnapshot(db, async (trx) => {
    const row = await findMatch(trx, id);
    if (!row) throw generalError('not_found');
    refuseOwnMatch(actor, row);
    const at = now();
    const referee = { kind: 'referee', user_id: actor.user_id, name: actor.username } as const;
    const secrets = await readSecrets(trx, row.id);
    const undo = query.type === 'undo_ruling' ? await undoFacts(trx, row) : {};
    const facts = { now: at, actor: referee, secrets, draw_key: noDraws, ...undo };
    const decision = decideSeries(row.state, previewedCommand(query), facts);
    if (isViolation(decision)) throw violationError(MATCH_ERRORS, decision);
    const state = decision.events.reduce(evolveSeries, row.state);
    const owner = ownerOf(owners, row);
    const { restart_stages = false } = query;
    const outcome = await owner.effects(trx, { row, now: at, restart_stages }, state);
    refuseOwnWithdrawal(actor, outcome);
    const isEnding = !isSeriesOver(row.status) && isSeriesOver(state.status);
    const ending = isEnding ? await owner.endingView(trx, { row, now: at }, state) : null;
    return { seen: seenOf(state, outcome), ...previewView(row.state, state, outcome), ...ending };
  });
}

/** Nobody takes back a match of their own. */
export function refuseOwnWithdrawal(
  { user_id }: Actor,
  outcome: Pick<CorrectionOutcome, 'withdrawn_accounts'> | null,
): void {
  if (outcome?.withdrawn_accounts.includes(user_id)) throw appError(RULING_ERRORS, 'own_match_withdrawn');
}

/** An undo is that of one ruling: another one since makes it another undo. */
function seenOf({ status, sides, winner, games, rulings }: SeriesState, outcome: CorrectionOutcome | null): string {
  const match = [status, sides.a.wins, sides.b.wins, winner, games.map((game) => game.status)];
  const undone = rulings.at(-1)?.kind === 'undone' ? [rulings.length] : [];
  return createHash('sha256')
    .update(JSON.stringify([match, outcome?.fingerprint ?? null, ...undone]))
    .digest('hex');
}
