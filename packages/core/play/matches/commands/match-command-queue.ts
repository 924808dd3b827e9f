import { AppError, appError, generalError } from '@pailei/contracts/http/errors';
import { CONTEST_ERRORS, PLAY_ERRORS, type MatchView } from '@pailei/contracts/play/matches/matches.api';
import { isSeriesOver } from '@pailei/domain/series/series-over';
import type { SeriesCommand } from '@pailei/domain/series/commands';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import type { Actor } from '@pailei/live/registry';
import { inTransaction } from '@pailei/live/transaction';
import { createCommandQueue, type CommandQueue, type Outcome } from '../../../ground/command-queue/command-queue.ts';
import { decideMatch, viewsOf, writeDecided, type MatchOrder } from './decide-match.ts';
import { ownerOf } from '../match-owner.ts';
import { sideOf, type SeatedMatch } from '../match-seats.ts';
import { findMatch } from '../find-matches.ts';
import { findMatchRows, lockAvailableMatches, lockMatch, lockOwnersForPlay } from '../lock-matches.ts';
import { readSecretsOf } from '../matches.repository.ts';
import type { MatchesDeps } from '../matches.deps.ts';
import { findShownMatch } from '../shown-match.ts';

/** A player's command on a match. */
export type MatchCall = { actor: Actor; match_id: string; command: SeriesCommand };

/** While one transaction waits for the disk, the other one reads. */
const LANES = 2;
const MAX_PER_TRANSACTION = 64;

/**
 * Players' commands on different matches that come at once go together: a round of 512 matches begins in a handful of
 * transactions, which take the log of their tournament one after the other. Two of one match wait for each other. A contest
 * locks the match's owner, and has a transaction of its own.
 */
export function createMatchCommandQueue(deps: MatchesDeps): CommandQueue<MatchCall, MatchView> {
  return createCommandQueue<MatchCall, MatchView>(
    {
      locksOf: ({ match_id }) => [match_id],
      isSingle: ({ command }) => mayChangeResult(command),
      keyOf: ({ match_id }) => match_id,
      lanes: LANES,
      perTransaction: MAX_PER_TRANSACTION,
      maxWaitMs: deps.maxWaitMs,
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
  for (const { match_id } of calls.filter(({ command }) => mayChangeResult(command)))
    await lockOwner(trx, deps, match_id);
  const ids = await lockOwners(trx, deps, calls, waits);
  const rows = new Map((await lock(trx, ids, waits)).map((row) => [row.id, row]));
  const secrets = await readSecretsOf(trx, [...rows.keys()]);
  const now = deps.now();
  const decided: (MatchOrder | Outcome<MatchView>)[] = [];
  for (const call of calls) {
    const row = rows.get(call.match_id);
    if (!row && !waits) decided.push({ status: 'busy' });
    else decided.push(await decideCall(trx, deps, call, { row, secrets: secrets.get(call.match_id) ?? [], now }));
  }
  const orders = decided.filter((one): one is MatchOrder => 'decision' in one);
  const states = await writeDecided(trx, log, deps, orders);
  const views = await viewsOf(trx, log, orders, states);
  return decided.map((one) => ('decision' in one ? { status: 'done', result: viewIn(views, one) } : one));
}

/** What a side may do to a match that is over: from there on others depend on it. */
const mayChangeResult = ({ type }: SeriesCommand) => type === 'contest';

/** Before the match, which may be over by the time that it is locked. */
async function lockOwner(trx: Trx, { owners }: MatchesDeps, id: string): Promise<void> {
  const seen = await findMatch(trx, id);
  if (seen) await ownerOf(owners, seen).lock(trx, seen);
}

/** Of running matches, where these are locked before them. The matches that a call may go on with. */
async function lockOwners(trx: Trx, { owners }: MatchesDeps, calls: readonly MatchCall[], waits: boolean) {
  const ids = calls.map(({ match_id }) => match_id);
  return [...(await lockOwnersForPlay(trx, owners, await findMatchRows(trx, ids), waits))];
}

/** A match that somebody else holds is left out, unless the call waits for it. */
async function lock(trx: Trx, ids: readonly string[], waits: boolean): Promise<SeatedMatch[]> {
  if (!waits) return lockAvailableMatches(trx, ids);
  const rows = await Promise.all(ids.map((id) => lockMatch(trx, id)));
  return rows.flatMap((row) => row ?? []);
}

type Found = { row: SeatedMatch | undefined; secrets: Parameters<typeof decideMatch>[1]['secrets']; now: string };

async function decideCall(
  trx: Trx,
  { owners }: MatchesDeps,
  { actor, match_id, command }: MatchCall,
  { row, secrets, now }: Found,
): Promise<MatchOrder | Outcome<MatchView>> {
  const side = row && sideOf(row, actor.user_id);
  if (!row || !side) return refused(await notPlayerError(trx, actor, match_id));
  if (row.held_since !== null) return refused(appError(PLAY_ERRORS, 'event_paused'));
  if (mayChangeResult(command) && isSeriesOver(row.status) && (await ownerOf(owners, row).isSettled(trx, row)))
    return refused(appError(CONTEST_ERRORS, row.battle_id === null ? 'contest_too_late' : 'board_settled'));
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
async function notPlayerError(trx: Trx, actor: Actor, id: string): Promise<AppError> {
  return generalError((await findShownMatch(trx, id, actor)) ? 'forbidden' : 'not_found');
}

function viewIn(views: ReadonlyMap<string, MatchView>, { moment }: MatchOrder): MatchView {
  const view = views.get(moment.row.id);
  if (!view) throw new Error(`match ${moment.row.id} was left without a view`);
  return view;
}
