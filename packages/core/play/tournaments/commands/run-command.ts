import { createHash } from 'node:crypto';
import { AppError, generalError } from '@pailei/contracts/http/errors';
import { tournamentRefusal } from '@pailei/contracts/play/tournaments/details/frozen-errors';
import type { TournamentView } from '@pailei/contracts/play/tournaments/tournaments.api';
import type { Referee } from '@pailei/domain/rulings/rulings';
import { noDraws } from '@pailei/domain/random/draw-key';
import { decideTournament } from '@pailei/domain/tournament/decide/decide';
import { signed } from '@pailei/domain/tournament/decide/signature';
import type { Participant, RuleAuthor, TournamentState } from '@pailei/domain/tournament/types';
import type { TournamentCommand, TournamentFacts } from '@pailei/domain/tournament/decide/commands';
import type { TournamentEvent } from '@pailei/domain/tournament/events';
import { isViolation } from '@pailei/domain/violation/violation';
import { newId } from '@pailei/db/id';
import type { TournamentRow } from '@pailei/db/schema/tournaments';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import type { Actor } from '@pailei/live/registry';
import { entriesTopic } from '@pailei/contracts/play/entries/entries.topic';
import { managedTopic } from '@pailei/contracts/play/tournaments/details/managed.topic';
import { personalTopic } from '@pailei/contracts/features/personal.topic';
import { enqueueJobs } from '../../../ground/jobs/enqueue-jobs.ts';
import { notify } from '../../../people/notifications/notify.ts';
import { keepDraft } from '../round-drafts/keep-draft.ts';
import { applyDecision, changedEntries, type Applied, type Change, type TournamentOrder } from './applied.ts';
import { lockFinalDecks } from './lock-decks.ts';
import { readDrawKeys } from '../../random-secrets/random-secrets.ts';
import { applyMatchEffects } from '../fixtures/match-effects.ts';
import { isUnpublished } from '../../../site/visibility/unpublished.ts';
import { tournamentDueJob } from '../clock/tournament-due.job.ts';
import { updatePublicSummary } from '../public-summary.ts';
import { settleFees, type FeeBook } from '../entry-fees.ts';
import { followEvent } from '../../seasons/counting/follow-event.ts';
import { holdMatches } from '../../matches/clock/hold-matches.ts';
import { settleRewards } from '../settle-rewards.ts';
import { shownTournament } from '../shown-tournament.ts';
import { keepLoaded, loadTournament, type LoadedTournament } from '../tournament-state.ts';
import {
  lockTournament,
  savePlacements,
  saveRosters,
  updateTournament,
  upsertParticipants,
} from '../tournaments.repository.ts';
import { columnsOf } from '../tournaments.view.ts';

export type LockedTournament = { row: TournamentRow; state: TournamentState };

/** The tournament under its lock, with the state as this transaction sees it. */
export async function lockLoaded(trx: Trx, id: string): Promise<LockedTournament & LoadedTournament> {
  const row = await lockTournament(trx, id);
  if (!row) throw generalError('not_found');
  return { row, ...(await keepLoaded(trx, id, await loadTournament(trx, row))) };
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** The start, what moves an event on, and the draw of groups may draw; the commands that a whole field sends at once do not. */
const DRAWS: readonly TournamentCommand['type'][] = ['start', 'advance', 'arrange_groups_by_seed', 'draw_group_place'];

/** Decides one command of the staff or the clock and writes all that follows from it. Throws the rule's error when the rules say no. */
export async function runCommand(
  trx: Trx,
  log: LiveLog,
  { row, state }: LockedTournament,
  order: TournamentOrder,
): Promise<TournamentState> {
  const draw_key = DRAWS.includes(order.command.type)
    ? await readDrawKeys(trx, { tournament_id: row.id, battle_id: null })
    : noDraws;
  const applied = applyDecision(log, state, order, signedBy(order, decideCommand(state, order, draw_key)));
  await saveApplied(trx, log, row, { before: state, applied: [applied] });
  return applied.after;
}

/** Throws the rule's error when the rules say no; nothing has happened yet when they do not. */
export function decideCommand(
  state: TournamentState,
  { command, now }: TournamentOrder,
  draw_key: TournamentFacts['draw_key'] = noDraws,
): readonly TournamentEvent[] {
  const decided = decideTournament(state, command, { now, new_id: newId, draw_key, sha256 });
  if (isViolation(decided)) throw tournamentRefusal(decided);
  return decided;
}

/** The log says who of the staff has done what, and why. */
export function signedBy(
  { actor, command, ruling, reason = 'reason' in command ? command.reason : undefined }: TournamentOrder,
  decided: readonly TournamentEvent[],
): readonly TournamentEvent[] {
  if (ruling) return signed(decided, ruling, REOPENING);
  if (!actor) return decided;
  return signed(decided, { by: authorOf(actor), ...(reason !== undefined && { reason }) });
}

/** What is to be played again after a correction, beside the result itself. */
const REOPENING = ['stage_reopened', 'stages_withdrawn', 'tournament_reopened'] as const;

export const authorOf = ({ user_id, username }: Actor): RuleAuthor => ({ user_id, name: username });

/** Writes all that follows from commands that were carried out one after the other. `fees`: where these were settled with the commands. */
export async function saveApplied(
  trx: Trx,
  log: LiveLog,
  row: TournamentRow,
  { before, applied, fees }: { before: TournamentState; applied: readonly Applied[]; fees?: FeeBook | undefined },
): Promise<void> {
  const last = applied.at(-1);
  if (!last) return;
  const change = { row, before, after: last.after, now: last.now };
  await saveParticipants(trx, change);
  for (const { entrants } of applied)
    for (const account of entrants) log.add(personalTopic.of(account), 'entry_changed', { tournament_id: row.id });
  log.add(managedTopic.of(), 'event_changed', { tournament_id: row.id });
  if (hasOtherEntries(change)) log.add(entriesTopic.of(), 'entries_changed', { tournament_id: row.id });
  if (change.after.placements !== change.before.placements) await savePlacements(trx, row.id, change.after.placements);
  await notify(
    trx,
    log,
    applied.flatMap(({ notices }) => notices),
  );
  const events = applied.flatMap((one) => one.events);
  await lockFinalDecks(trx, row.id, events, last.now);
  for (const { actor, after, events: own, now } of applied)
    await applyMatchEffects(trx, log, { row, state: after, events: own, now, by: refereeOf(actor) });
  if (last.after.pause) await holdMatches(trx, { tournament_id: row.id }, last.now);
  await saveColumns(trx, log, change);
  await (fees ? fees.write(log) : settleFees(trx, log, change));
  if (isSettled(change)) await settleRewards(trx, log, change.after);
  if (isOver(change.after)) await followEvent(trx, { ...change.after.settings, id: row.id, now: change.now });
  await keepDraft(trx, log, { before: change.before, after: change.after, events, now: last.now });
}

const isOver = ({ status }: TournamentState) => status === 'finished' || status === 'cancelled';

/** Whether an event is over by this change, or is over with other places. */
const isSettled = ({ before, after }: StateChange) =>
  isOver(after) && (after.placements !== before.placements || after.status !== before.status);

/** The error of the rule that refused, if one did: for the clock that is an answer. */
export async function tryCommand(
  trx: Trx,
  log: LiveLog,
  loaded: LockedTournament,
  order: Omit<TournamentOrder, 'actor'>,
): Promise<AppError | undefined> {
  try {
    await runCommand(trx, log, loaded, { ...order, actor: null });
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

/** Under whose name matches are closed that a command ends. */
function refereeOf(actor: Actor | null): Referee {
  return actor ? { user_id: actor.user_id, name: actor.username } : { user_id: 'system', name: '系统' };
}

type StateChange = Change & { row: TournamentRow; now: string };

async function saveColumns(trx: Trx, log: LiveLog, { row, after, now }: StateChange): Promise<void> {
  const cancelled_as_draft = after.status === 'cancelled' && isUnpublished(row);
  const columns = { ...columnsOf(after, now), cancelled_as_draft };
  await updateTournament(trx, row.id, columns);
  if (columns.due_at && columns.due_at !== row.due_at)
    await enqueueJobs(trx, [tournamentDueJob(row.id, columns.due_at)]);
  await updatePublicSummary(trx, log, { row, columns, now });
}

/** Keeps the participant table in step. Of a delayed event the public goes on seeing what stood before the change. */
async function saveParticipants(trx: Trx, { row, before, after, now }: StateChange): Promise<void> {
  const isHeldBack = after.settings.delay_seconds > 0;
  const rows = changedEntries(before, after).map(({ id, user_id, team_id, roster, name, status }) => ({
    id,
    tournament_id: row.id,
    kind: roster ? ('team' as const) : ('account' as const),
    account_id: roster ? null : user_id,
    team_id: roster ? (team_id ?? null) : null,
    name,
    status,
    public_status: isHeldBack ? (before.participants[id]?.status ?? ('unseen' as const)) : null,
  }));
  await upsertParticipants(trx, rows, now);
  await saveRosters(trx, changedRosters(before, after));
}

function changedRosters(before: TournamentState, after: TournamentState): Participant[] {
  if (before.participants === after.participants) return [];
  return Object.values(after.participants).filter(({ id, roster }) => before.participants[id]?.roster !== roster);
}

/** Whether the lists of the staff have become old; a field that checks in is no news to them. */
function hasOtherEntries({ before, after }: StateChange): boolean {
  if (after.status !== 'registration' && after.status !== 'check_in') return before.status !== after.status;
  return changedEntries(before, after).some(({ status }) => status !== 'checked_in');
}

/** The answer of a command: the state with what it wrote; of a delayed event its entrants are shown what the public is. */
export async function tournamentAnswer(
  trx: Trx,
  log: LiveLog,
  { id }: TournamentRow,
  actor: Actor,
): Promise<TournamentView> {
  await log.write();
  const view = await shownTournament(trx, id, actor);
  if (!view) throw generalError('not_found');
  return view;
}
