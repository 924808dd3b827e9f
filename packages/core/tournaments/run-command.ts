import { AppError, generalError } from '@pailei/contracts/errors';
import { violationError } from '@pailei/contracts/rule-violations';
import { TOURNAMENT_ERRORS } from '@pailei/contracts/tournament-errors';
import type { TournamentView } from '@pailei/contracts/tournaments';
import type { Referee } from '@pailei/domain/series';
import { noDraws } from '@pailei/domain/random';
import { decideTournament, evolveTournament } from '@pailei/domain/tournament';
import type { TournamentCommand, TournamentState } from '@pailei/domain/tournament';
import { isViolation } from '@pailei/domain/violation';
import { newId } from '@pailei/db/id';
import type { TournamentRow } from '@pailei/db/schema/tournaments';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import type { Actor } from '@pailei/live/registry';
import { tournamentTopic, userTopic } from '@pailei/live/topics';
import { enqueueJobs, tournamentDueJob } from '../jobs/index.ts';
import { notify } from '../notifications/index.ts';
import { lockFinalDecks } from './lock-decks.ts';
import { readDrawKeys } from '../random-secrets/index.ts';
import { applyMatchEffects } from './match-effects.ts';
import { isUnpublished } from '../visibility/index.ts';
import { showLine } from './public-line.ts';
import { settleRewards } from './settle-rewards.ts';
import { shownTournament } from './shown-tournament.ts';
import { tournamentNotices } from './tournament-notices.ts';
import { keepLoaded, loadTournament } from './tournament-state.ts';
import { lockTournament, savePlacements, updateTournament, upsertParticipants } from './tournaments.repository.ts';
import { columnsOf } from './tournaments.view.ts';

export type LockedTournament = { row: TournamentRow; state: TournamentState };

/** A command, who gives it (the clock is nobody), and when. */
export type TournamentOrder = { command: TournamentCommand; actor: Actor | null; now: string };

type StateChange = { row: TournamentRow; before: TournamentState; after: TournamentState; now: string };

/** The tournament under its lock, with the state as this transaction sees it. */
export async function lockLoaded(trx: Trx, id: string): Promise<LockedTournament> {
  const row = await lockTournament(trx, id);
  if (!row) throw generalError('not_found');
  const loaded = await loadTournament(trx, row);
  await keepLoaded(trx, row, loaded);
  return { row, state: loaded.state };
}

/** The start and what moves an event on may draw; the commands that a whole field sends at once do not. */
const DRAWS: readonly TournamentCommand['type'][] = ['start', 'advance'];

/** Decides one command and writes all that follows from it. Throws the rule's error when the rules say no. */
export async function runCommand(
  trx: Trx,
  log: LiveLog,
  at: LockedTournament,
  order: TournamentOrder,
): Promise<TournamentState> {
  const { row, state: before } = at;
  const { command, actor, now } = order;
  const decided = decideTournament(before, command, {
    now,
    new_id: newId,
    draw_key: DRAWS.includes(command.type) ? await readDrawKeys(trx, row.id) : noDraws,
  });
  if (isViolation(decided)) throw violationError(TOURNAMENT_ERRORS, decided);
  const events = log.addAll(tournamentTopic(row.id), decided);
  const after = events.reduce(evolveTournament, before);
  const change = { row, before, after, now };
  await saveParticipants(trx, log, change);
  if (after.placements !== before.placements) await savePlacements(trx, row.id, after.placements);
  await notify(trx, log, tournamentNotices({ before, after, events, by: actor?.user_id ?? null }));
  await lockFinalDecks(trx, row.id, events, now);
  await applyMatchEffects(trx, log, { row, state: after, events, now, by: refereeOf(actor) });
  await saveColumns(trx, log, change);
  if (isSettled(change)) await settleRewards(trx, log, after);
  return after;
}

/** Whether an event is over by this change, or is over with other places. */
const isSettled = ({ before, after }: StateChange) =>
  (after.status === 'finished' || after.status === 'cancelled') &&
  (after.placements !== before.placements || after.status !== before.status);

/** The code of the rule that refused, if one did: for the clock that is an answer, not an error. */
export async function tryCommand(
  trx: Trx,
  log: LiveLog,
  loaded: LockedTournament,
  order: Omit<TournamentOrder, 'actor'>,
): Promise<string | undefined> {
  try {
    await runCommand(trx, log, loaded, { ...order, actor: null });
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

/** Under whose name matches are closed that a command ends. */
function refereeOf(actor: Actor | null): Referee {
  return actor ? { user_id: actor.user_id, name: actor.username } : { user_id: 'system', name: '系统' };
}

async function saveColumns(trx: Trx, log: LiveLog, { row, after, now }: StateChange): Promise<void> {
  const cancelled_as_draft = after.status === 'cancelled' && isUnpublished(row);
  const columns = { ...columnsOf(after, now), cancelled_as_draft };
  await updateTournament(trx, row.id, columns);
  if (columns.due_at && columns.due_at !== row.due_at)
    await enqueueJobs(trx, [tournamentDueJob(row.id, columns.due_at)]);
  await showLine(trx, log, { row, columns, now });
}

/**
 * Keeps the participant table in step, and tells everyone whose entry has changed. Where the public's view trails, the other
 * entrants learn here that the event goes on: their next step is not in that view yet.
 */
async function saveParticipants(trx: Trx, log: LiveLog, { row, before, after, now }: StateChange): Promise<void> {
  const isHeldBack = after.settings.delay_seconds > 0;
  const isOnward = isHeldBack && before.status !== after.status;
  if (before.participants === after.participants && !isOnward) return;
  const changed = Object.values(after.participants).filter(
    ({ id, status }) => before.participants[id]?.status !== status,
  );
  const rows = changed.map(({ id, user_id, name, status }) => ({
    id,
    tournament_id: row.id,
    account_id: user_id,
    name,
    status,
    public_status: isHeldBack ? (before.participants[id]?.status ?? ('unseen' as const)) : null,
  }));
  await upsertParticipants(trx, rows, now);
  const told = isOnward ? Object.values(after.participants) : changed;
  for (const { user_id } of told) log.add(userTopic(user_id), 'entry_changed', { tournament_id: row.id });
}

/** The answer of a command: the state with what it wrote; of a delayed event its entrants are shown what the public is. */
export async function answer(trx: Trx, log: LiveLog, { id }: TournamentRow, actor: Actor): Promise<TournamentView> {
  await log.write();
  const view = await shownTournament(trx, id, actor);
  if (!view) throw generalError('not_found');
  return view;
}
