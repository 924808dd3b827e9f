import { isViolation } from '@pailei/domain/violation';
import { noDraws } from '@pailei/domain/random';
import { decideSeries } from '@pailei/domain/series';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import { findOpenMatchesOfAccount, lockMatch, saveDecision, sideOf } from '../matches/index.ts';
import { matchResults } from './match-results.ts';

export type Leaving = { tournamentId: string; accountId: string; now: string };

/** Whoever leaves gives up the match they are in, in the same transaction. */
export async function forfeitOpenMatch(
  trx: Trx,
  log: LiveLog,
  { tournamentId, accountId, now }: Leaving,
): Promise<void> {
  const open = (await findOpenMatchesOfAccount(trx, accountId)).find((match) => match.tournament_id === tournamentId);
  const row = open && (await lockMatch(trx, open.id));
  const side = row && sideOf(row, accountId);
  if (!row || !side) return;
  const decision = decideSeries(
    row.state,
    { type: 'forfeit' },
    { now, actor: { kind: 'side', side }, secrets: [], draw_key: noDraws },
  );
  if (isViolation(decision)) return;
  const state = await saveDecision(trx, log, { row, now }, decision);
  await matchResults.record(trx, log, { row, now }, state);
}
