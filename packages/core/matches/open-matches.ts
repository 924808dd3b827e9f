import { noDraws } from '@pailei/domain/random';
import { decideSeries, createSeries, foldSeries, initialSeries } from '@pailei/domain/series';
import type { SeriesDeck, SeriesSettings, SeriesState, Side } from '@pailei/domain/series';
import { isViolation } from '@pailei/domain/violation';
import type { MatchInfoColumn, NewMatch } from '@pailei/db/schema/matches';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import { matchTopic, userTopic } from '@pailei/live/topics';
import { enqueueJobs, matchDueJob } from '../jobs/index.ts';
import { notify } from '../notifications/index.ts';
import { readyNotices } from './match-notices.ts';
import { columnsOf } from './match-row.ts';
import { insertMatches } from './matches.repository.ts';

export type MatchPlayer = { participant_id: string; account_id: string; name: string; decks: readonly SeriesDeck[] };

export type MatchToOpen = {
  id: string;
  tournament_id: string;
  stage: number;
  round: number;
  table: number;
  delay_seconds: number;
  settings: SeriesSettings;
  sides: Record<Side, MatchPlayer>;
  info: MatchInfoColumn;
};

/** Creates matches with their check-in running, and tells their players. */
export async function openMatches(trx: Trx, log: LiveLog, matches: readonly MatchToOpen[], now: string): Promise<void> {
  const opened = matches.map((match) => ({ match, state: begin(log, match, now) }));
  await insertMatches(
    trx,
    opened.map(({ match, state }) => rowOf(match, state, now)),
  );
  await enqueueJobs(
    trx,
    opened.flatMap(({ match, state }) => (state.due_at ? [matchDueJob(match.id, state.due_at)] : [])),
  );
  for (const { match } of opened) {
    for (const { account_id } of Object.values(match.sides)) {
      log.add(userTopic(account_id), 'match_opened', { match_id: match.id, tournament_id: match.tournament_id });
    }
  }
  await notify(
    trx,
    log,
    opened.flatMap(({ match, state }) => readyNotices(match, state.due_at)),
  );
}

function begin(log: LiveLog, match: MatchToOpen, now: string): SeriesState {
  const side = ({ participant_id, name, decks }: MatchPlayer) => ({ participant_id, name, decks });
  const sides = { a: side(match.sides.a), b: side(match.sides.b) };
  const created = createSeries({ series_id: match.id, settings: match.settings, sides }, now);
  if (isViolation(created)) throw new Error(`match ${match.id} cannot open: ${created.violation}`);
  const scheduled = initialSeries(created.payload);
  const decision = decideSeries(
    scheduled,
    { type: 'open_check_in' },
    { now, actor: { kind: 'system' }, secrets: [], draw_key: noDraws },
  );
  if (isViolation(decision)) throw new Error(`match ${match.id} cannot open its check-in: ${decision.violation}`);
  return foldSeries(log.addAll(matchTopic(match.id), [created, ...decision.events]));
}

function rowOf(match: MatchToOpen, state: SeriesState, now: string): NewMatch {
  return {
    id: match.id,
    tournament_id: match.tournament_id,
    stage: match.stage,
    round: match.round,
    table_number: match.table,
    a_participant_id: match.sides.a.participant_id,
    b_participant_id: match.sides.b.participant_id,
    a_account_id: match.sides.a.account_id,
    b_account_id: match.sides.b.account_id,
    delay_seconds: match.delay_seconds,
    info: JSON.stringify(match.info),
    ...columnsOf(state, now),
    due_set_at: now,
    state: JSON.stringify(state),
    created_at: now,
  };
}
