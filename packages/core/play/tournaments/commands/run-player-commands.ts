import { AppError, fieldError, generalError } from '@pailei/contracts/http/errors';
import { coolingDown } from '@pailei/contracts/play/no-shows/no-shows.api';
import { ENTRY_ERRORS } from '@pailei/contracts/play/tournaments/entry-errors';
import type { EntryAnswer } from '@pailei/contracts/play/tournaments/tournaments.api';
import { evolveTournament } from '@pailei/domain/tournament/evolve';
import { feeOwedBy } from '@pailei/domain/tournament/entries/entry-fee';
import { openDraft, type TournamentDraft } from '@pailei/domain/tournament/draft';
import type { TournamentCommand } from '@pailei/domain/tournament/decide/commands';
import type { TournamentEvent } from '@pailei/domain/tournament/events';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { newId } from '@pailei/db/id';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import { recordAudits } from '../../../site/audit/record-audit.ts';
import { gameIdMissing } from '../../../people/accounts/game-id.ts';
import type { Outcome } from '../../../ground/command-queue/command-queue.ts';
import { deleteOpenSubmissions, type NamedDeck } from '../../submissions/submissions.ts';
import { applyToDraft, type Applied, type TournamentOrder } from './applied.ts';
import { answersAfter } from './player-answers.ts';
import type { FeeBook } from '../entry-fees.ts';
import { forfeitOpenMatches } from '../fixtures/forfeit-open-matches.ts';
import { isStaffCommand, type PlayerCall, type StaffEntryCommand } from './player-call.ts';
import { eligiblePlayers, entryOfTeam, requireAdded, requireLeading } from '../teams/team-facts.ts';
import { isEntering, readPlayerFacts, type PlayerFacts } from './player-facts.ts';
import { decideCommand, lockLoaded, saveApplied, signedBy, type LockedTournament } from './run-command.ts';
import type { KeptState } from '../memory/kept-states.ts';
import { keepAfter } from '../tournament-state.ts';
import { areListsFinal, freezeLineups, refuseOtherClasses } from './submit-decks.ts';

type Accepted = { call: PlayerCall; applied: Applied; participant_id: string; decks: NamedDeck[] | undefined };

/** `left`: the state that stands once it is committed. */
type Carried = { outcomes: Outcome<EntryAnswer>[]; left: KeptState | undefined };

/**
 * Carries out what players of one tournament want, in the order of the calls, each on what the ones before have left. The
 * tournament is locked and read once, what was decided is written at once, and the log reads as if they had come one after
 * another. A refused call leaves nothing. No two calls of players are of one account.
 */
export async function runPlayerCommands(
  trx: Trx,
  log: LiveLog,
  calls: readonly [PlayerCall, ...PlayerCall[]],
  now: string,
): Promise<Carried> {
  const locked = await lockLoaded(trx, calls[0].tournament_id);
  const facts = await readPlayerFacts(trx, locked, calls, now);
  const decided: (Accepted | AppError)[] = [];
  const accepted: Accepted[] = [];
  const draft = openDraft(locked.state);
  for (const call of calls) {
    const one = accept(log, draft, { call, facts, now });
    decided.push(one);
    if (one instanceof AppError) continue;
    accepted.push(one);
    if (call.command.type === 'drop') await forfeitOpenMatches(trx, log, { participantId: one.participant_id, now });
  }
  const { state } = draft;
  await save(trx, log, { row: locked.row, before: locked.state, after: state }, { accepted, fees: facts.fees });
  await log.write();
  const added = accepted.reduce((sum, { applied }) => sum + applied.events.length, 0);
  const left = added > 0 ? await keepAfter(trx, log, state, { ...locked, added }) : undefined;
  const ids = accepted.map(({ participant_id }) => participant_id);
  const answers = await answersAfter(trx, log, state, ids);
  return { outcomes: decided.map((one) => outcomeOf(one, answers)), left };
}

function outcomeOf(decided: Accepted | AppError, answers: ReadonlyMap<string, EntryAnswer>): Outcome<EntryAnswer> {
  if (decided instanceof AppError) return { status: 'refused', error: decided };
  const result = answers.get(decided.participant_id);
  if (!result) throw new Error(`participant ${decided.participant_id} was left without an answer`);
  return { status: 'done', result };
}

async function save(
  trx: Trx,
  log: LiveLog,
  { row, before, after }: Pick<LockedTournament, 'row'> & Record<'before' | 'after', TournamentState>,
  { accepted, fees }: { accepted: readonly Accepted[]; fees: FeeBook | undefined },
): Promise<void> {
  const applied = accepted.map((one) => one.applied);
  const submissions = accepted.flatMap(({ participant_id, decks }) => (decks ? [{ participant_id, decks }] : []));
  // before the check-in of the same run locks what they replace
  const final = submissions.flatMap(({ participant_id }) => {
    const participant = after.participants[participant_id];
    return participant && areListsFinal(after, participant) ? [participant_id] : [];
  });
  if (final.length > 0) await deleteOpenSubmissions(trx, final);
  await saveApplied(trx, log, row, { before, applied, fees });
  await recordAudits(trx, accepted.flatMap(auditOf));
  const now = applied.at(-1)?.now;
  if (now !== undefined) await freezeLineups(trx, log, { row, state: after }, { submissions, now });
}

/** The row of what somebody of the staff has done; none of a player's own. */
function auditOf({ call: { tournament_id, actor, command }, applied, participant_id }: Accepted) {
  if (!isStaffCommand(command)) return [];
  const { before, after } = applied;
  return [
    {
      actor,
      action: AUDIT_ACTIONS[command.type],
      target_type: 'tournament',
      target_id: tournament_id,
      before: { status: before.status },
      after: { status: after.status, participant_id, ...playerOf(command) },
      reason: 'reason' in command ? command.reason : null,
    },
  ];
}

/** The player of a team who was checked in by the staff. */
const playerOf = (command: StaffEntryCommand) =>
  command.type === 'check_in_other' && command.account_id !== undefined ? { user_id: command.account_id } : {};

const AUDIT_ACTIONS = {
  approve: 'tournament.approve',
  reject: 'tournament.reject',
  check_in_other: 'tournament.check_in',
  add: 'tournament.add_entrant',
  add_team: 'tournament.add_team',
} as const satisfies Record<StaffEntryCommand['type'], string>;

type Deciding = { call: PlayerCall; facts: PlayerFacts; now: string };

/** Everything that may refuse the call comes before the log hears of it. */
function accept(log: LiveLog, draft: TournamentDraft, deciding: Deciding): Accepted | AppError {
  const { call, facts, now } = deciding;
  const { state } = draft;
  try {
    const participant_id = participantOf(state, deciding);
    const decks = lineupOf(deciding);
    const order: TournamentOrder = { command: commandOf(deciding, participant_id, decks), actor: call.actor, now };
    const decided = decideCommand(state, order);
    const events = isStaffCommand(call.command) ? signedBy(order, decided) : decided;
    if (call.command.type === 'submit_decks' && decks && state.status === 'running')
      refuseOtherClasses(facts.decksOf(participant_id), decks);
    settleFee(facts, state, { participant_id, events });
    return { call, applied: applyToDraft(log, draft, order, events), participant_id, decks };
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

/** Settles the fee where the events change what the payer owes. Throws where they cannot pay. */
function settleFee(
  { fees }: PlayerFacts,
  state: TournamentState,
  { participant_id, events }: { participant_id: string; events: readonly TournamentEvent[] },
): void {
  if (!fees) return;
  const after = events.reduce(evolveTournament, state);
  const participant = after.participants[participant_id];
  if (!participant || feeOwedBy(after, participant.user_id) === feeOwedBy(state, participant.user_id)) return;
  fees.settle(after, participant);
}

/** Someone without an entry gets a 404, unless they make one in an event that they may see. */
function participantOf(state: TournamentState, { call: { actor, command }, facts }: Deciding): string {
  if (command.type === 'add' && facts.suspended.has(command.account.user_id))
    throw fieldError(ENTRY_ERRORS, 'account_suspended', 'username');
  if (command.type === 'add') return facts.entryOf(state, command.account.user_id) ?? newId();
  if (command.type === 'add_team') return entryOfTeam(state, requireAdded(facts.teams, command).id) ?? newId();
  if (isStaffCommand(command)) return command.participant_id;
  const known = facts.entryOf(state, actor.user_id);
  if (known !== undefined && facts.teams.byId.size > 0 && command.type !== 'check_in')
    requireLeading(facts.teams.byAccount.get(actor.user_id));
  if (isEntering(command.type)) {
    if (known === undefined && !facts.isShownTo(actor)) throw generalError('not_found');
    if (!facts.findable.has(actor.user_id)) throw gameIdMissing();
    const coolDown = facts.coolDownOf(actor.user_id);
    if (coolDown) throw coolingDown(coolDown);
    if (command.type === 'enter_team') requireLeading(facts.teams.byAccount.get(actor.user_id));
    return known ?? newId();
  }
  if (known === undefined) throw generalError('not_found');
  return known;
}

function lineupOf({ call, facts }: Deciding): NamedDeck[] | undefined {
  if (call.command.type !== 'submit_decks' && call.command.type !== 'enter_late') return undefined;
  const lineup = facts.lineups.get(call);
  if (lineup === undefined) throw new Error('a submission was not read');
  if (lineup instanceof AppError) throw lineup;
  return lineup;
}

function commandOf(
  { call: { actor, command }, facts }: Deciding,
  participant_id: string,
  decks: readonly NamedDeck[] | undefined,
): TournamentCommand {
  switch (command.type) {
    case 'register':
      return { type: 'register', participant_id, user_id: actor.user_id, name: actor.username };
    case 'enter_team': {
      const own = requireLeading(facts.teams.byAccount.get(actor.user_id));
      const team = { team_id: own.id, players: eligiblePlayers(facts, own, command.account_ids) };
      return { type: 'register', participant_id, user_id: actor.user_id, name: own.name, team };
    }
    case 'change_roster': {
      const own = requireLeading(facts.teams.byAccount.get(actor.user_id));
      return { type: 'change_roster', participant_id, players: eligiblePlayers(facts, own, command.account_ids) };
    }
    case 'check_in': {
      const isTeam = facts.teams.byAccount.has(actor.user_id);
      return { type: 'check_in', participant_id, ...(isTeam && { account_id: actor.user_id }) };
    }
    case 'submit_decks':
      return { type: 'submit_decks', participant_id, count: decks?.length ?? 0 };
    case 'enter_late': {
      const team_id = facts.teamOf(actor.user_id);
      const who = { participant_id, user_id: actor.user_id, name: actor.username };
      const deck_count = decks?.length ?? 0;
      return { type: 'enter_late', ...who, deck_count, by_player: true, ...(team_id !== undefined && { team_id }) };
    }
    case 'add': {
      const { account, reason } = command;
      return { type: 'add_entrant', participant_id, user_id: account.user_id, name: account.username, reason };
    }
    case 'add_team': {
      const { captain_id: user_id, ...added } = requireAdded(facts.teams, command);
      const team = { team_id: added.id, players: eligiblePlayers(facts, added, command.account_ids) };
      return { type: 'add_entrant', participant_id, user_id, name: added.name, reason: command.reason, team };
    }
    case 'check_in_other': {
      const { account_id } = command;
      return { type: 'check_in', participant_id, ...(account_id !== undefined && { account_id }) };
    }
    case 'reject':
      return { type: 'reject', participant_id, reason: command.reason };
    case 'undo_drop':
      return { type: 'reinstate', participant_id, by_player: true };
    default:
      return { type: command.type, participant_id };
  }
}
