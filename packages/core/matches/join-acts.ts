import { AppError, appError, generalError } from '@pailei/contracts/errors';
import { CONTEST_ERRORS } from '@pailei/contracts/matches';
import type { MatchView } from '@pailei/contracts/matches';
import { isSeriesOver } from '@pailei/domain/series';
import type { SeriesCommand } from '@pailei/domain/series';
import type { MatchRow } from '@pailei/db/schema/matches';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import type { Actor } from '@pailei/live/registry';
import { inTransaction } from '@pailei/live/transaction';
import { createCommandQueue } from '../command-queue/index.ts';
import type { CommandQueue, Outcome } from '../command-queue/index.ts';
import { decideMatch, viewsOf, writeDecided } from './decide-match.ts';
import type { MatchOrder } from './decide-match.ts';
import { sideOf } from './match-row.ts';
import { isResultFinal, lockFreeMatches, lockMatch, readSecretsOf } from './matches.repository.ts';
import type { MatchesDeps } from './matches.service.ts';
import { findShownMatch } from './shown-match.ts';

/** A player's command on a match. */
export type MatchCall = { actor: Actor; match_id: string; command: SeriesCommand };

/** While one transaction waits for the disk, the other one reads. */
const LANES = 2;
const MOST_TOGETHER = 64;

/**
 * Players' commands on different matches that come at once go together: a round of 512 matches begins in a handful of
 * transactions, which take the log of their tournament one after the other. Two of one match wait for each other. A contest
 * may lock the tournament, and has a transaction of its own.
 */
export function createMatchQueue(deps: MatchesDeps): CommandQueue<MatchCall, MatchView> {
  return createCommandQueue<MatchCall, MatchView>(
    {
      locksOf: ({ match_id }) => [match_id],
      isSingle: ({ command }) => command.type === 'contest',
      keyOf: ({ match_id }) => match_id,
      lanes: LANES,
      together: MOST_TOGETHER,
      longestWaitMs: deps.longestWaitMs,
    },
    (calls, { waits }) => inTransaction(deps, (trx, log) => actTogether(trx, log, deps, { calls, waits })),
  );
}

type Acting = { calls: readonly MatchCall[]; waits: boolean };

async function actTogether(
  trx: Trx,
  log: LiveLog,
  deps: MatchesDeps,
  { calls, waits }: Acting,
): Promise<Outcome<MatchView>[]> {
  const ids = calls.map(({ match_id }) => match_id);
  const rows = new Map((await lock(trx, ids, waits)).map((row) => [row.id, row]));
  const secrets = await readSecretsOf(trx, [...rows.keys()]);
  const now = deps.now();
  const decided: (MatchOrder | Outcome<MatchView>)[] = [];
  for (const call of calls) {
    const row = rows.get(call.match_id);
    if (!row && !waits) decided.push({ status: 'busy' });
    else decided.push(await decideCall(trx, call, { row, secrets: secrets.get(call.match_id) ?? [], now }));
  }
  const orders = decided.filter((one): one is MatchOrder => 'decision' in one);
  const states = await writeDecided(trx, log, deps, orders);
  const views = await viewsOf(trx, log, orders, states);
  return decided.map((one) => ('decision' in one ? { status: 'done', result: viewIn(views, one) } : one));
}

/** A match that somebody else holds is left out, unless the call waits for it. */
async function lock(trx: Trx, ids: readonly string[], waits: boolean): Promise<MatchRow[]> {
  if (!waits) return lockFreeMatches(trx, ids);
  const rows = await Promise.all(ids.map((id) => lockMatch(trx, id)));
  return rows.flatMap((row) => row ?? []);
}

type Found = { row: MatchRow | undefined; secrets: Parameters<typeof decideMatch>[1]['secrets']; now: string };

async function decideCall(
  trx: Trx,
  { actor, match_id, command }: MatchCall,
  { row, secrets, now }: Found,
): Promise<MatchOrder | Outcome<MatchView>> {
  const side = row && sideOf(row, actor.user_id);
  if (!row || !side) return refused(await strangerError(trx, actor, match_id));
  if (command.type === 'contest' && isSeriesOver(row.status) && (await isResultFinal(trx, row)))
    return refused(appError(CONTEST_ERRORS, 'contest_too_late'));
  try {
    return {
      moment: { row, now },
      decision: decideMatch({ row, now }, { actor: { kind: 'side', side }, command, secrets }),
    };
  } catch (error) {
    if (error instanceof AppError) return refused(error);
    throw error;
  }
}

const refused = (error: AppError) => ({ status: 'refused', error }) as const;

/** To one who does not play it: a match that is not public yet does not exist. */
async function strangerError(trx: Trx, actor: Actor, id: string): Promise<AppError> {
  return generalError((await findShownMatch(trx, id, actor)) ? 'forbidden' : 'not_found');
}

function viewIn(views: ReadonlyMap<string, MatchView>, { moment }: MatchOrder): MatchView {
  const view = views.get(moment.row.id);
  if (!view) throw new Error(`match ${moment.row.id} was left without a view`);
  return view;
}
