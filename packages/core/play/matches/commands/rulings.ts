import { createHash } from 'node:crypto';
import type { AuditActionOf } from '@pailei/contracts/site/audit/audit-labels';
import { appError, generalError } from '@pailei/contracts/http/errors';
import { MATCH_ERRORS, RULING_ERRORS } from '@pailei/contracts/play/matches/matches.api';
import { violationError } from '@pailei/contracts/play/tournaments/rule-violations';
import type { RulingPreview } from '@pailei/contracts/play/matches/ruling-preview';
import { noDraws } from '@pailei/domain/random';
import {
  decideSeries,
  evolveSeries,
  type SeriesCommand,
  type SeriesCommandOf,
  type SeriesState,
} from '@pailei/domain/series';
import { isViolation } from '@pailei/domain/violation';
import { readInOneSnapshot, type Trx } from '@pailei/db/tx';
import type { Actor } from '@pailei/live/registry';
import { ownerOf, type CorrectionChoice, type CorrectionOutcome } from '../match-owner.ts';
import { isOwnMatch, type Seated, type SeatedMatch } from '../match-seats.ts';
import { findMatch } from '../find-matches.ts';
import { readSecrets } from '../matches.repository.ts';
import type { MatchesDeps } from '../matches.deps.ts';
import { previewView } from './ruling-preview.view.ts';

/** `seen`: only while the effects are those that were previewed. */
export type RulingConfirmation = CorrectionChoice & { seen?: string | undefined };

type Reasonless<T extends 'correct_game' | 'void_game' | 'reopen'> = Omit<SeriesCommandOf<T>, 'reason'>;
/** What a referee may order: every ruling has its row in the audit log. */
export type RulingCommand = Extract<SeriesCommand, { type: AuditActionOf<'match'> }>;

/** A ruling before its reason is written. */
export type PreviewedCommand = (Reasonless<'correct_game'> | Reasonless<'void_game'> | Reasonless<'reopen'>) &
  Pick<CorrectionChoice, 'restart_stages'>;

export const ownMatchError = () => appError(RULING_ERRORS, 'own_match');

/** Nobody decides a match that they have a part in, whatever their role. */
export function refuseOwnMatch(actor: Actor, row: Seated): void {
  if (isOwnMatch(row, actor.user_id)) throw ownMatchError();
}

type Ruled = { actor: Actor; row: SeatedMatch; state: SeriesState; choice: CorrectionChoice; seen: string | undefined };

/** Refuses a ruling that takes back a match of the actor's own, or whose effects are not those that were previewed. */
export async function checkEffects(
  trx: Trx,
  { owners, now }: Pick<MatchesDeps, 'owners' | 'now'>,
  { actor, row, state, choice, seen }: Ruled,
): Promise<void> {
  const outcome = await ownerOf(owners, row).effects(trx, { row, now: now(), ...choice }, state);
  refuseOwnWithdrawal(actor, outcome);
  if (seen !== undefined && seen !== seenOf(state, outcome)) throw appError(RULING_ERRORS, 'preview_stale');
}

export function previewRuling(
  { db, owners, now }: MatchesDeps,
  actor: Actor,
  id: string,
  { restart_stages = false, ...previewed }: PreviewedCommand,
): Promise<RulingPreview> {
  return readInOneSnapshot(db, async (trx) => {
    const row = await findMatch(trx, id);
    if (!row) throw generalError('not_found');
    refuseOwnMatch(actor, row);
    const at = now();
    const referee = { kind: 'referee', user_id: actor.user_id, name: actor.username } as const;
    const command = { ...previewed, reason: '试算' } as SeriesCommand;
    const secrets = await readSecrets(trx, row.id);
    const decision = decideSeries(row.state, command, { now: at, actor: referee, secrets, draw_key: noDraws });
    if (isViolation(decision)) throw violationError(MATCH_ERRORS, decision);
    const state = decision.events.reduce(evolveSeries, row.state);
    const outcome = await ownerOf(owners, row).effects(trx, { row, now: at, restart_stages }, state);
    refuseOwnWithdrawal(actor, outcome);
    return { seen: seenOf(state, outcome), ...previewView(row.state, state, outcome) };
  });
}

function refuseOwnWithdrawal({ user_id }: Actor, outcome: CorrectionOutcome | null): void {
  if (outcome?.withdrawn_accounts.includes(user_id)) throw appError(RULING_ERRORS, 'own_match_withdrawn');
}

function seenOf({ status, sides, winner, games }: SeriesState, outcome: CorrectionOutcome | null): string {
  const match = [status, sides.a.wins, sides.b.wins, winner, games.map((game) => game.status)];
  return createHash('sha256')
    .update(JSON.stringify([match, outcome?.fingerprint ?? null]))
    .digest('hex');
}
