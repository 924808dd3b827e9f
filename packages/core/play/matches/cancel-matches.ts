import { noDraws } from '@pailei/domain/random/draw-key';
import { decideSeries } from '@pailei/domain/series/decide/decide';
import { openCases } from '@pailei/domain/series/cases';
import type { Referee } from '@pailei/domain/rulings/rulings';
import { isViolation } from '@pailei/domain/violation/violation';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import { personalTopic } from '@pailei/contracts/features/personal.topic';
import { closeCases } from './commands/cases.ts';
import { allPlayers, openMatchOf } from './match-seats.ts';
import { lockMatch } from './lock-matches.ts';
import { markWithdrawn } from './matches.repository.ts';
import { saveDecision } from './commands/save-decision.ts';

export type Cancellation = { by: Referee; reason: string; now: string };

/** Takes matches back: from then on they count nowhere, and no referee is waited for. Those that are open end. */
export async function withdrawMatches(
  trx: Trx,
  log: LiveLog,
  ids: readonly string[],
  cancellation: Cancellation,
): Promise<void> {
  for (const id of ids.toSorted()) {
    const row = await lockMatch(trx, id);
    if (!row) continue;
    await markWithdrawn(trx, id, cancellation.now);
    closeCases(log, id, openCases(row.state));
  }
  await cancelMatches(trx, log, ids, cancellation);
}

/** Ends open matches that no longer count, in the transaction of what made them so; those already over stay as they are. */
export async function cancelMatches(
  trx: Trx,
  log: LiveLog,
  ids: readonly string[],
  { by, reason, now }: Cancellation,
): Promise<void> {
  for (const id of ids.toSorted()) {
    const row = await lockMatch(trx, id);
    if (!row) continue;
    const facts = { now, actor: { kind: 'referee', ...by }, secrets: [], draw_key: noDraws } as const;
    const decision = decideSeries(row.state, { type: 'cancel', reason }, facts);
    if (isViolation(decision)) continue;
    await saveDecision(trx, log, { row, now }, decision);
    for (const account of allPlayers(row)) {
      log.add(personalTopic.of(account), 'match_closed', openMatchOf(row));
    }
  }
}
