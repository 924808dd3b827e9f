import { noDraws } from '@pailei/domain/random/draw-key';
import { decideSeries } from '@pailei/domain/series/decide/decide';
import { isViolation } from '@pailei/domain/violation/violation';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import { enqueueJobs } from '../../../ground/jobs/enqueue-jobs.ts';
import { creditCommand, type ClockPause } from '../../../ground/clocks/clock-pause.ts';
import { followMatch } from '../commands/follow-match.ts';
import { ownerOf, type MatchOwners } from '../match-owner.ts';
import { columnsOf } from '../match-row.ts';
import type { SeatedMatch } from '../match-seats.ts';
import { findRunningMatches, lockOwnersForPlay, lockRunningMatches } from '../lock-matches.ts';
import { saveDecision, type SeriesDecision } from '../commands/save-decision.ts';

type Lost = Pick<ClockPause, 'since' | 'cause'>;
export type TimeCredit = { pause: Lost; now: string; owners: MatchOwners };

/** Null: nothing runs that could be credited. */
export function creditOf({ state, due_set_at }: SeatedMatch, pause: Lost, now: string): SeriesDecision | null {
  const facts = { now, actor: { kind: 'system' }, secrets: [], draw_key: noDraws } as const;
  const decision = decideSeries(state, creditCommand(pause, due_set_at), facts);
  return isViolation(decision) ? null : decision;
}

/** Gives a match's running deadline back what it has lost so far. Twice gives nothing twice. The row as it stands then. */
export async function creditMatch(
  trx: Trx,
  log: LiveLog,
  row: SeatedMatch,
  { pause, now, owners }: TimeCredit,
): Promise<SeatedMatch> {
  const decision = creditOf(row, pause, now);
  if (decision === null) return row;
  const before = { row, now };
  const state = await saveDecision(trx, log, before, decision);
  await enqueueJobs(trx, await followMatch(trx, log, ownerOf(owners, row), { before, state }));
  return { ...row, ...columnsOf(state, now), due_set_at: now };
}

export async function creditMatches(trx: Trx, log: LiveLog, credit: TimeCredit): Promise<void> {
  await lockOwnersForPlay(trx, credit.owners, await findRunningMatches(trx), true);
  for (const row of await lockRunningMatches(trx)) await creditMatch(trx, log, row, credit);
}
