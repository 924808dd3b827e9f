import { noDraws } from '@pailei/domain/random';
import { decideSeries } from '@pailei/domain/series';
import { isViolation } from '@pailei/domain/violation';
import type { MatchRow } from '@pailei/db/schema/matches';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import { lostSince } from '../maintenance/index.ts';
import type { Standstill } from '../maintenance/index.ts';
import { columnsOf } from './match-row.ts';
import { lockRunningMatches } from './matches.repository.ts';
import type { MatchResults } from './matches.service.ts';
import { saveDecision } from './save-decision.ts';

export type Credit = { standstill: Standstill; now: string; results: MatchResults };

/** Gives a match's running deadline back what it has lost so far. Twice gives nothing twice. The row as it stands then. */
export async function creditMatch(
  trx: Trx,
  log: LiveLog,
  row: MatchRow,
  { standstill, now, results }: Credit,
): Promise<MatchRow> {
  const command = { type: 'credit_time', since: lostSince(standstill, row.due_set_at) } as const;
  const facts = { now, actor: { kind: 'system' }, secrets: [], draw_key: noDraws } as const;
  const decision = decideSeries(row.state, command, facts);
  if (isViolation(decision)) return row;
  const state = await saveDecision(trx, log, { row, now }, decision);
  await results.record(trx, log, { row, now }, state);
  return { ...row, ...columnsOf(state, now), due_set_at: now };
}

export async function creditMatches(trx: Trx, log: LiveLog, credit: Credit): Promise<void> {
  for (const row of await lockRunningMatches(trx)) await creditMatch(trx, log, row, credit);
}
