import { evolveSeries, isSeriesOver } from '@pailei/domain/series';
import type { SeriesEvent, SeriesSecret, SeriesState } from '@pailei/domain/series';
import type { MatchRow } from '@pailei/db/schema/matches';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import { matchSideTopic, matchTopic } from '@pailei/live/topics';
import { enqueueJobs, matchDueJob } from '../jobs/index.ts';
import { notify } from '../notifications/index.ts';
import { followCases } from './cases.ts';
import { eventNotices } from './match-notices.ts';
import { columnsOf } from './match-row.ts';
import { keepPublicResult, saveSecrets, updateMatch } from './matches.repository.ts';

/** A match as it stands locked, the moment of the command, and whether a referee insists on it whatever depends on the match. */
export type MatchMoment = { row: MatchRow; now: string; force?: boolean };

export type SeriesDecision = { events: readonly SeriesEvent[]; secrets: readonly SeriesSecret[] };

/** Writes what was decided: the new state, the hidden choices, the next deadline, and the events to the topics' logs. */
export async function saveDecision(
  trx: Trx,
  log: LiveLog,
  moment: MatchMoment,
  decision: SeriesDecision,
): Promise<SeriesState> {
  const { row, now } = moment;
  const events = log.addAll(matchTopic(row.id), decision.events);
  const state = events.reduce(evolveSeries, row.state);
  for (const { side, kind, game_number, slots } of decision.secrets) {
    log.add(matchSideTopic(row.id, side), 'choice_locked', { kind, game_number, slots });
  }
  await saveSecrets(trx, row.id, decision.secrets);
  if (row.delay_seconds > 0 && isSeriesOver(row.status)) await keepPublicResult(trx, row.id);
  await updateMatch(trx, row.id, columnsOf(state, now));
  if (state.due_at && state.due_at !== row.due_at) await enqueueJobs(trx, [matchDueJob(row.id, state.due_at)]);
  await notify(trx, log, eventNotices(row, events));
  await followCases(trx, log, { row, state, now });
  return state;
}
