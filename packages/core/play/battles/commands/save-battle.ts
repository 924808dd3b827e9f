import { battleSideTopic } from '@pailei/contracts/play/battles/battle-side.topic';
import { battleTopic } from '@pailei/contracts/play/battles/battle.topic';
import { evolveBattle } from '@pailei/domain/battles/evolve/evolve';
import { isBattleOver } from '@pailei/domain/battles/battle-over';
import type { BattleState } from '@pailei/domain/battles/types';
import type { BattleRow } from '@pailei/db/schema/battles';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import { enqueueJobs } from '../../../ground/jobs/enqueue-jobs.ts';
import { notify } from '../../../people/notifications/notify.ts';
import type { NewNotification } from '../../../people/notifications/new-notification.ts';
import { followTeamNoShows } from '../../no-shows/follow-team-no-shows.ts';
import type { CorrectionChoice, MatchMoment } from '../../matches/match-owner.ts';
import { battleDueJob } from '../battle-due.job.ts';
import { followBattle, type BattleOwners } from '../battle-owner.ts';
import { applyToMatches } from '../boards/board-effects.ts';
import { closeOpenCalls } from '../calls/change-calls.ts';
import { freezeLineUp } from '../line-ups/freeze-decks.ts';
import { lineUpView } from '../line-ups/line-up.view.ts';
import { followSummary } from '../lists/public-summary.ts';
import { saveBattleSecrets } from '../state/battle-secrets.repository.ts';
import { findBattle, updateBattle } from '../state/battles.repository.ts';
import { battleNotices } from './battle-notices.ts';
import type { DecidedBattle } from './decide-battle-command.ts';

/**
 * Writes what was decided: the new state, what is hidden, the next deadline, the events to the topics' logs, and all that follows
 * for the matches of the boards and for the battle's owner, in one transaction.
 */
export async function saveBattle(
  trx: Trx,
  log: LiveLog,
  row: BattleRow,
  decided: DecidedBattle & Telling,
): Promise<BattleState> {
  const { now, owners, force = false, restart_stages = false } = decided;
  const events = log.addAll(battleTopic.of(row.id), decided.events);
  const state = events.reduce(evolveBattle, row.state);
  await keepSecrets(trx, log, row, decided);
  await updateBattle(trx, row, state, now);
  if (state.due_at !== null && state.due_at !== row.due_at)
    await enqueueJobs(trx, [battleDueJob(row.id, state.due_at)]);
  await applyToMatches(trx, log, { row, state, events, now });
  const notices = unread(await battleNotices(trx, row, { state, events }), decided);
  await notify(trx, log, notices);
  const noticed = decided.noticed && [...decided.noticed, ...notices.map(({ account_id }) => account_id)];
  if (isBattleOver(state.status) && !isBattleOver(row.status)) await closeOpenCalls(trx, log, { row, now });
  await followTeamNoShows(trx, log, { row, state, now });
  await followSummary(trx, log, { row, state, now });
  await followBattle(trx, log, owners, { force, restart_stages, ...(noticed && { noticed }), row, state, now });
  const isReopened = isBattleOver(row.status) && !isBattleOver(state.status);
  return isReopened ? stateAfter(trx, row.id) : state;
}

/** Whoever owns a battle that is played on may have paused it at once. */
async function stateAfter(trx: Trx, id: string): Promise<BattleState> {
  const row = await findBattle(trx, id);
  if (!row) throw new Error(`battle ${id} is gone`);
  return row.state;
}

/** Who is told of it, and what a referee has said of what depends on the battle. */
export type Telling = CorrectionChoice & Pick<MatchMoment, 'places'> & { owners: BattleOwners };

/** Where a correction tells each account once: without those that have read it, or read their new place in the event. */
function unread(notices: readonly NewNotification[], { noticed, places }: Telling): readonly NewNotification[] {
  if (!noticed) return notices;
  return notices.filter(
    ({ account_id }) => !noticed.includes(account_id) && typeof places?.get(account_id) !== 'number',
  );
}

/** Into the private tables, and to the members of the team whose it is. */
async function keepSecrets(trx: Trx, log: LiveLog, { id }: BattleRow, { secrets, now }: DecidedBattle): Promise<void> {
  await saveBattleSecrets(trx, id, secrets, now);
  for (const secret of secrets) {
    const topic = battleSideTopic.of(id, secret.side);
    if (secret.kind === 'line_up') {
      await freezeLineUp(trx, { battle_id: id, side: secret.side, line_up: secret.line_up, now });
      log.add(topic, 'line_up_kept', { line_up: lineUpView(secret.line_up) });
    } else log.add(topic, 'player_named', { board_number: secret.board_number, account_id: secret.account_id });
  }
}
