import { isSeriesOver } from '@pailei/domain/series/series-over';
import type { SeriesState } from '@pailei/domain/series/types';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import { personalTopic } from '@pailei/contracts/features/personal.topic';
import type { MatchMoment, MatchOwner } from '../match-owner.ts';
import type { NewJob } from '../../../ground/jobs/job.ts';
import { allPlayers, openMatchOf, type SeatedMatch } from '../match-seats.ts';

/**
 * Lets the match's owner and its players know how it stood and stands, in the match's own transaction. Answers the jobs that the
 * transaction has to leave.
 */
export async function followMatch(
  trx: Trx,
  log: LiveLog,
  owner: MatchOwner,
  { before, state }: { before: MatchMoment; state: SeriesState },
): Promise<readonly NewJob[]> {
  const [wasOver, isOver] = [isSeriesOver(before.row.status), isSeriesOver(state.status)];
  let jobs: readonly NewJob[] = [];
  if (isOver) jobs = await owner.ended(trx, log, before, state);
  else if (wasOver) await owner.reopened(trx, log, before, state);
  else await owner.progressed(trx, log, before, state);
  if (wasOver !== isOver) publishToPlayers(log, before.row, isOver);
  return jobs;
}

function publishToPlayers(log: LiveLog, row: SeatedMatch, isOver: boolean): void {
  const type = isOver ? 'match_closed' : 'match_opened';
  for (const account of allPlayers(row)) log.add(personalTopic.of(account), type, openMatchOf(row));
}
