import { createHash } from 'node:crypto';
import { appError, generalError } from '@pailei/contracts/errors';
import { MATCH_ERRORS, RULING_ERRORS } from '@pailei/contracts/matches';
import { violationError } from '@pailei/contracts/rule-violations';
import type { RulingPreview } from '@pailei/contracts/ruling-preview';
import { noDraws } from '@pailei/domain/random';
import { decideSeries, evolveSeries } from '@pailei/domain/series';
import type { SeriesCommand, SeriesCommandOf, SeriesState } from '@pailei/domain/series';
import type { CorrectionEffects, TournamentState } from '@pailei/domain/tournament';
import { isViolation } from '@pailei/domain/violation';
import type { MatchRow } from '@pailei/db/schema/matches';
import { readTogether } from '@pailei/db/tx';
import type { Trx } from '@pailei/db/tx';
import type { Actor } from '@pailei/live/registry';
import { sideOf } from './match-row.ts';
import { findMatch, readSecrets } from './matches.repository.ts';
import type { MatchesDeps } from './matches.service.ts';
import { previewView } from './ruling-preview.view.ts';

/** The tournament before a correction, and what the correction does to it. */
export type CorrectionOutcome = { tournament: TournamentState; effects: CorrectionEffects };

/** `force`: whatever depends on the match; `seen`: only while the effects are those that were previewed. */
export type Insistence = { force?: boolean; seen?: string | undefined };

type Reasonless<T extends 'correct_game' | 'void_game' | 'reopen'> = Omit<SeriesCommandOf<T>, 'reason'>;
/** A ruling before its reason is written. */
export type PreviewedCommand = Reasonless<'correct_game'> | Reasonless<'void_game'> | Reasonless<'reopen'>;

export const ownMatchError = () => appError(RULING_ERRORS, 'own_match');

/** Nobody decides a match that they play in, whatever their role. */
export function refuseOwnMatch(actor: Actor, row: Pick<MatchRow, 'a_account_id' | 'b_account_id'>): void {
  if (sideOf(row, actor.user_id)) throw ownMatchError();
}

type Ruled = { actor: Actor; row: MatchRow; state: SeriesState; seen: string | undefined };

/** Refuses a ruling that takes back a match of the actor's own, or whose effects are not those that were previewed. */
export async function checkEffects(
  trx: Trx,
  { results, now }: Pick<MatchesDeps, 'results' | 'now'>,
  { actor, row, state, seen }: Ruled,
): Promise<void> {
  const outcome = await results.effects(trx, { row, now: now() }, state);
  refuseOwnWithdrawal(actor, outcome);
  if (seen !== undefined && seen !== seenOf(state, outcome)) throw appError(RULING_ERRORS, 'preview_stale');
}

export function previewRuling(
  { db, results, now }: MatchesDeps,
  actor: Actor,
  id: string,
  previewed: PreviewedCommand,
): Promise<RulingPreview> {
  return readTogether(db, async (trx) => {
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
    const outcome = await results.effects(trx, { row, now: at }, state);
    refuseOwnWithdrawal(actor, outcome);
    return { seen: seenOf(state, outcome), ...previewView(row.state, state, outcome) };
  });
}

function refuseOwnWithdrawal({ user_id }: Actor, outcome: CorrectionOutcome | null): void {
  if (!outcome) return;
  const { participants } = outcome.tournament;
  const isOwn = outcome.effects.withdrawn.some(({ a, b }) =>
    [a, b].some((id) => participants[id]?.user_id === user_id),
  );
  if (isOwn) throw appError(RULING_ERRORS, 'own_match_withdrawn');
}

/** Not the table of a Swiss stage: that moves with every other match. */
function seenOf({ status, sides, winner, games }: SeriesState, outcome: CorrectionOutcome | null): string {
  const match = [status, sides.a.wins, sides.b.wins, winner, games.map((game) => game.status)];
  const { standings: _, withdrawn = [], ...others } = outcome?.effects ?? {};
  const taken = withdrawn.map((one) => [one.match_id, one.status, one.wins_a, one.wins_b]);
  return createHash('sha256')
    .update(JSON.stringify([match, taken, others]))
    .digest('hex');
}
