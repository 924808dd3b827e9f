import { noDraws } from '@pailei/domain/random/draw-key';
import { decideSeries } from '@pailei/domain/series/decide/decide';
import { createSeries } from '@pailei/domain/series/create';
import { foldSeries } from '@pailei/domain/series/evolve/fold';
import { initialSeries } from '@pailei/domain/series/evolve/initial';
import type { SeriesState } from '@pailei/domain/series/types';
import { isViolation } from '@pailei/domain/violation/violation';
import type { NewMatch, NewMatchSeat } from '@pailei/db/schema/matches';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import { matchTopic } from '@pailei/contracts/play/matches/match.topic';
import { personalTopic } from '@pailei/contracts/features/personal.topic';
import { enqueueJobs } from '../../ground/jobs/enqueue-jobs.ts';
import { notify } from '../../people/notifications/notify.ts';
import { matchDueJob } from './clock/match-due.job.ts';
import { readyNotices } from './commands/match-notices.ts';
import { columnsOf } from './match-row.ts';
import { insertSeats } from './match-seats.repository.ts';
import { allPlayers, openMatchOf } from './match-seats.ts';
import type { MatchToOpen } from './match-to-open.ts';
import { insertMatches } from './matches.repository.ts';

/** Creates matches with their check-in running, and notifies their players. */
export async function openMatches(trx: Trx, log: LiveLog, matches: readonly MatchToOpen[], now: string): Promise<void> {
  const opened = matches.map((match) => ({ match, state: begin(log, match, now) }));
  await insertMatches(
    trx,
    opened.map(({ match, state }) => rowOf(match, state, now)),
  );
  await insertSeats(trx, matches.flatMap(seatsOf));
  await enqueueJobs(
    trx,
    opened.flatMap(({ match, state }) => (state.due_at ? [matchDueJob(match.id, state.due_at)] : [])),
  );
  for (const { match } of opened) {
    for (const account_id of allPlayers(match)) {
      log.add(
        personalTopic.of(account_id),
        'match_opened',
        openMatchOf({ ...match, battle_id: match.owner.battle_id }),
      );
    }
  }
  await notify(
    trx,
    log,
    opened.flatMap(({ match, state }) => readyNotices(match, state.due_at)),
  );
}

function begin(log: LiveLog, match: MatchToOpen, now: string): SeriesState {
  const { id, settings, sides } = match;
  const created = createSeries({ series_id: id, settings, sides }, now);
  if (isViolation(created)) throw new Error(`match ${match.id} cannot open: ${created.violation}`);
  const scheduled = initialSeries(created.payload);
  const decision = decideSeries(
    scheduled,
    { type: 'open_check_in' },
    { now, actor: { kind: 'system' }, secrets: [], draw_key: noDraws },
  );
  if (isViolation(decision)) throw new Error(`match ${match.id} cannot open its check-in: ${decision.violation}`);
  return foldSeries(log.addAll(matchTopic.of(match.id), [created, ...decision.events]));
}

const seatsOf = ({ id, seats }: MatchToOpen): NewMatchSeat[] => seats.map((seat) => ({ ...seat, match_id: id }));

function rowOf(match: MatchToOpen, state: SeriesState, now: string): NewMatch {
  return {
    id: match.id,
    ...match.owner,
    tournament_id: match.tournament_id,
    stage: match.stage,
    round: match.round,
    table_number: match.table,
    delay_seconds: match.delay_seconds,
    info: match.info,
    ...columnsOf(state, now),
    due_set_at: now,
    created_at: now,
  };
}
