import { noDraws } from '@pailei/domain/random/draw-key';
import { decideSeries } from '@pailei/domain/series/decide/decide';
import { isViolation } from '@pailei/domain/violation/violation';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import { enqueueJobs } from '../../../ground/jobs/enqueue-jobs.ts';
import { type ClockPause, lostSince } from '../../../ground/clocks/clock-pause.ts';
import { followMatch } from '../commands/follow-match.ts';
import { ownerOf, type MatchOwners } from '../match-owner.ts';
import { columnsOf } from '../match-row.ts';
import type { SeatedMatch } from '../match-seats.ts';
import { findRunningMatches, lockOwnersForPlay, lockRunningMatches } from '../lock-matches.ts';
import { saveDecision } from '../commands/save-decision.ts';

export type TimeCredit = { pause: Pick<ClockPause, 'since' | 'cause'>; now: string; owners: MatchOwners };

/** Gives a match's running deadline back what it has lost so far. Twice gives nothing twice. The row as it stands then. */
export async function creditMatch(
  trx: Trx,
  log: LiveLog,
  row: SeatedMatch,
  { pause, now, owners }: TimeCredit,
): Promise<SeatedMatch> {
  const since = lostSince(pause, row.due_set_at);
  const command = { type: 'credit_time', since, ...(pause.cause && { cause: pause.cause }) } as const;
  const facts = { now, actor: { kind: 'system' }, secrets: [], draw_key: noDraws } as const;
  const decision = decideSeries(row.state, command, facts);
  if (isViolation(decision)) return row;
  const before = { row, now };
  const state = await saveDecision(trx, log, before, decision);
  await enqueueJobs(trx, await followMatch(trx, log, ownerOf(owners, row), { before, state }));
  return { ...row, ...columnsOf(state, now), due_set_at: now };
}

export async function creditMatches(trx: Trx, log: LiveLog, credit: TimeCredit): Promise<void> {
  await lockOwnersForPlay(trx, credit.owners, await findRunningMatches(trx), true);
  for (const row of await lockRunningMatches(trx)) await creditMatch(trx, log, row, credit);
}
