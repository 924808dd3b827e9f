import { MATCH_ERRORS, type MatchView } from '@pailei/contracts/play/matches/matches.api';
import { violationError } from '@pailei/contracts/play/tournaments/rule-violations';
import { noDraws } from '@pailei/domain/random/draw-key';
import { decideSeries } from '@pailei/domain/series/decide/decide';
import type { SeriesActor, SeriesCommand, SeriesFacts, SeriesSecret } from '@pailei/domain/series/commands';
import type { SeriesState } from '@pailei/domain/series/types';
import { isViolation } from '@pailei/domain/violation/violation';
import type { Trx } from '@pailei/db/tx';
import { readEpoch, type LiveLog } from '@pailei/live/log';
import { matchTopic } from '@pailei/contracts/play/matches/match.topic';
import { enqueueJobs } from '../../../ground/jobs/enqueue-jobs.ts';
import type { NewJob } from '../../../ground/jobs/job.ts';
import { followMatch } from './follow-match.ts';
import { ownerOf, type MatchMoment } from '../match-owner.ts';
import type { MatchesDeps } from '../matches.deps.ts';
import { matchInfo } from '../matches.view.ts';
import { saveDecisions, type DecidedMatch, type SeriesDecision } from './save-decision.ts';

export type MatchOrder = DecidedMatch;

type SeriesOrder = {
  actor: SeriesActor;
  command: SeriesCommand;
  secrets: readonly SeriesSecret[];
} & Partial<Pick<SeriesFacts, 'draw_key' | 'reached' | 'history'>>;

/** Decides on a locked match. A rule that says no becomes an error, and nothing has happened. */
export function decideMatch({ row, now }: MatchMoment, order: SeriesOrder): SeriesDecision {
  const { command, ...facts } = order;
  const decision = decideSeries(row.state, command, { draw_key: noDraws, ...facts, now });
  if (isViolation(decision)) throw violationError(MATCH_ERRORS, decision, FIELD_OF[decision.violation]);
  return decision;
}

/** Writes decisions on different matches, with what follows from them for their owners, and closes the log. */
export async function writeDecided(
  trx: Trx,
  log: LiveLog,
  { owners }: Pick<MatchesDeps, 'owners'>,
  decided: readonly DecidedMatch[],
): Promise<SeriesState[]> {
  if (decided.length === 0) return [];
  const states = await saveDecisions(trx, log, decided);
  const jobs: NewJob[] = [];
  for (const [index, { moment }] of decided.entries()) {
    const change = { before: moment, state: states[index] as SeriesState };
    jobs.push(...(await followMatch(trx, log, ownerOf(owners, moment.row), change)));
  }
  await enqueueJobs(trx, differentJobs(jobs));
  await log.write();
  return states;
}

/** An event goes on once, however many of its matches ended. */
function differentJobs(jobs: readonly NewJob[]): NewJob[] {
  return [...new Map(jobs.map((job) => [`${job.name} ${JSON.stringify(job.payload)}`, job])).values()];
}

/** What the commands are answered with, by match. */
export async function viewsOf(
  trx: Trx,
  log: LiveLog,
  decided: readonly DecidedMatch[],
  states: readonly SeriesState[],
): Promise<ReadonlyMap<string, MatchView>> {
  if (decided.length === 0) return new Map();
  const epoch = await readEpoch(trx);
  return new Map(
    decided.map(({ moment: { row } }, index) => {
      const version = log.versionOf(matchTopic.of(row.id));
      return [row.id, { info: matchInfo(row), series: states[index] as SeriesState, epoch, version }];
    }),
  );
}

/** Where a refusal belongs to one input of the form. */
const FIELD_OF: Partial<Record<keyof typeof MATCH_ERRORS, string>> = {
  illegal_deck: 'slot',
  wrong_ban_count: 'slots',
  deck_protected: 'slots',
  note_required: 'note',
  reason_required: 'reason',
  invalid_seconds: 'seconds',
};
