import { evolveSeries } from '@pailei/domain/series/evolve/evolve';
import { isSeriesOver } from '@pailei/domain/series/series-over';
import { SIDES } from '@pailei/domain/series/sides';
import type { SeriesEvent } from '@pailei/domain/series/events';
import type { SeriesSecret } from '@pailei/domain/series/commands';
import type { SeriesState } from '@pailei/domain/series/types';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import { personalTopic } from '@pailei/contracts/features/personal.topic';
import { matchSideTopic } from '@pailei/contracts/play/matches/match-side.topic';
import { matchTopic } from '@pailei/contracts/play/matches/match.topic';
import { enqueueJobs } from '../../../ground/jobs/enqueue-jobs.ts';
import { callAgain } from '../../../people/notifications/match-ready.ts';
import { notify } from '../../../people/notifications/notify.ts';
import type { NewNotification } from '../../../people/notifications/new-notification.ts';
import { followNoShows } from '../../no-shows/follow-no-shows.ts';
import { matchDueJob } from '../clock/match-due.job.ts';
import { closeCallsOfOver } from '../calls/change-calls.ts';
import { followCases } from './cases.ts';
import { eventNotices, recallNotices } from './match-notices.ts';
import type { MatchMoment } from '../match-owner.ts';
import { columnsOf } from '../match-row.ts';
import { playersOf, type SeatedMatch } from '../match-seats.ts';
import { keepPublicResult, saveSecrets, updateMatches } from '../matches.repository.ts';

export type SeriesDecision = { events: readonly SeriesEvent[]; secrets: readonly SeriesSecret[] };

/** A match with what was decided on it. */
export type DecidedMatch = { moment: MatchMoment; decision: SeriesDecision };

/** Writes what was decided: the new state, the hidden choices, the next deadline, and the events to the topics' logs. */
export async function saveDecision(
  trx: Trx,
  log: LiveLog,
  moment: MatchMoment,
  decision: SeriesDecision,
): Promise<SeriesState> {
  const [state] = await saveDecisions(trx, log, [{ moment, decision }]);
  if (!state) throw new Error(`match ${moment.row.id} was decided, but has no state`);
  return state;
}

/** The same of several matches, in as many statements as of one. Answers their states, in their order. */
export async function saveDecisions(trx: Trx, log: LiveLog, decided: readonly DecidedMatch[]): Promise<SeriesState[]> {
  const changed = decided.map(({ moment, decision }) => ({ ...moment, ...applyEvents(log, moment.row, decision) }));
  for (const { row } of changed)
    if (row.delay_seconds > 0 && isSeriesOver(row.status)) await keepPublicResult(trx, row.id);
  await saveSecrets(
    trx,
    decided.flatMap(({ moment, decision }) => decision.secrets.map((one) => ({ ...one, match_id: moment.row.id }))),
  );
  await updateMatches(
    trx,
    changed.map(({ row, state, now }) => ({ id: row.id, ...columnsOf(state, now) })),
  );
  const jobs = changed.flatMap(({ row, state }) =>
    state.due_at && state.due_at !== row.due_at ? [matchDueJob(row.id, state.due_at)] : [],
  );
  await enqueueJobs(trx, jobs);
  await notify(
    trx,
    log,
    changed.flatMap(({ row, events, places }) => eventNotices(row, events, places)),
  );
  for (const { row, state, events, now } of changed)
    await callAgain(trx, log, { calls: recalls(row, state, events), now });
  for (const one of changed) await followCases(trx, log, one);
  for (const one of changed) await followNoShows(trx, log, { ...one, playersOf: (side) => playersOf(one.row, side) });
  for (const one of changed) tellPenalties(log, one);
  const over = changed.filter(({ state }) => isSeriesOver(state.status));
  const ids = over.map(({ row }) => row.id);
  if (over[0]) await closeCallsOfOver(trx, log, ids, over[0].now);
  return changed.map(({ state }) => state);
}

/** Whoever was given something, or has it taken from their record, is told so. */
function tellPenalties(log: LiveLog, { row, state }: { row: SeatedMatch; state: SeriesState }): void {
  for (const side of SIDES) {
    if (row.state.sides[side].penalties.length === state.sides[side].penalties.length) continue;
    for (const account_id of playersOf(row, side)) log.add(personalTopic.of(account_id), 'penalties_changed', {});
  }
}

/** Calls that go out again: a referee was asked about who was not reached, or the match gathers its players anew. */
function recalls(row: SeatedMatch, { sides }: SeriesState, events: readonly SeriesEvent[]): NewNotification[] {
  return events.flatMap(({ type, payload }) => {
    if (type === 'check_in_held') return recallNotices(row, payload);
    if (type !== 'check_in_opened') return [];
    return recallNotices(row, { sides: SIDES.filter((side) => !sides[side].ready), due_at: payload.due_at });
  });
}

function applyEvents(log: LiveLog, row: SeatedMatch, decision: SeriesDecision) {
  const events = log.addAll(matchTopic.of(row.id), decision.events);
  for (const { side, kind, game_number, slots } of decision.secrets) {
    log.add(matchSideTopic.of(row.id, side), 'choice_locked', { kind, game_number, slots });
  }
  return { events, state: events.reduce(evolveSeries, row.state) };
}
