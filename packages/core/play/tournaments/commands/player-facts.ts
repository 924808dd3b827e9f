import { entryFeeOf } from '@pailei/domain/tournament/entries/entry-fee';
import type { TournamentState } from '@pailei/domain/tournament/types';
import type { AppError } from '@pailei/contracts/http/errors';
import type { CoolDown } from '@pailei/domain/no-shows/no-shows';
import type { SubmittedDeckRow } from '@pailei/db/schema/tournaments';
import type { Trx } from '@pailei/db/tx';
import type { Actor } from '@pailei/live/registry';
import { tournamentTopic } from '@pailei/contracts/play/tournaments/tournament.topic';
import { findSuspended } from '../../../people/accounts/accounts.reads.ts';
import { holdGameIds } from '../../../people/accounts/game-id.ts';
import { readCoolDowns } from '../../no-shows/no-shows.service.ts';
import { readSubmissions, type NamedDeck } from '../../submissions/submissions.ts';
import { openFeeBook, type FeeBook } from '../entry-fees.ts';
import { delayFor } from '../../../site/visibility/reader.ts';
import { isUnpublished, mayReadUnpublished } from '../../../site/visibility/unpublished.ts';
import { visibleVersion } from '../../../site/visibility/visible.ts';
import { readSeasonTeams, type SeasonTeam } from '../../seasons/season-teams.reads.ts';
import { findTeamsOf } from '../seeding/seeding.repository.ts';
import type { LockedTournament } from './run-command.ts';
import { isStaffCommand, type PlayerCall } from './player-call.ts';
import { entryOfTeam, NO_TEAMS, readActingTeams, type ActingTeams } from '../teams/team-facts.ts';
import { readLineups } from './submit-decks.ts';
import { firstPublicVersion } from '../tournaments.repository.ts';

/** What calls of players are decided on beside the tournament's state, read once for all of them. */
export type PlayerFacts = {
  /** The entry that an account acts for, as the calls before have left the event. */
  entryOf: (state: TournamentState, accountId: string) => string | undefined;
  /** Whether the event exists for somebody who has not entered it. */
  isShownTo: (actor: Actor) => boolean;
  /** Accounts that register and can be found in the game. */
  findable: ReadonlySet<string>;
  /** Accounts that are entered by others and are suspended when the event begins. */
  suspended: ReadonlySet<string>;
  /** The lists of a submission, or what is wrong with them. */
  lineups: ReadonlyMap<PlayerCall, NamedDeck[] | AppError>;
  /** Of accounts that register: until when they may not, where they did not come to their matches. */
  coolDownOf: (accountId: string) => CoolDown | undefined;
  /** Of accounts that come in late: their team. */
  teamOf: (accountId: string) => string | undefined;
  /** Of an event that costs something: where calls pay, or get back what they paid. */
  fees: FeeBook | undefined;
  /** In an event of teams: those of whoever calls, and those whom the staff add. */
  teams: ActingTeams;
  /** For whom those who are named play in other events of a season that lets nobody play for two teams. */
  seasonTeams: readonly SeasonTeam[];
  /** Of a running event: what a participant has handed in before. */
  decksOf: (participantId: string) => readonly SubmittedDeckRow[];
};

export async function readPlayerFacts(
  trx: Trx,
  locked: LockedTournament,
  calls: readonly PlayerCall[],
  now: string,
): Promise<PlayerFacts> {
  const { row, state } = locked;
  const teams = state.settings.team
    ? await readActingTeams(trx, { accounts: playersIn(calls), ids: calls.flatMap(teamsAdded) })
    : NO_TEAMS;
  const entryOf = state.settings.team ? entryOfPlayer(teams) : entryOfAccount;
  const submitting = calls.flatMap((call) =>
    call.command.type === 'submit_decks' || call.command.type === 'enter_late'
      ? [{ call, decks: call.command.decks }]
      : [],
  );
  const lineups = await readLineups(
    trx,
    state.settings,
    submitting.map(({ decks }) => decks),
  );
  const ids = submitting.flatMap(({ call }) => entryOf(state, call.actor.user_id) ?? []);
  const before = state.status === 'running' ? await readSubmissions(trx, ids) : new Map<string, SubmittedDeckRow[]>();
  const entering = calls.flatMap(({ actor, command }) => (isEntering(command.type) ? [actor] : []));
  const late = calls.flatMap(({ actor, command }) => (command.type === 'enter_late' ? [actor.user_id] : []));
  const teamsOfLate = await findTeamsOf(trx, late);
  const isPublic = entering.some((actor) => delayFor(actor, row) > 0) && (await isPublicNow(trx, locked));
  const seasonTeams = await readSeasonTeams(trx, {
    tournament_id: row.id,
    account_ids: state.settings.team ? calls.flatMap(namedIn) : [],
    now,
  });
  const findable = await holdGameIds(trx, [...entering.map(({ user_id }) => user_id), ...calls.flatMap(namedIn)]);
  const coolDowns = await readCoolDowns(
    trx,
    entering.map(({ user_id }) => user_id),
    now,
  );
  return {
    entryOf,
    fees: await openFees(trx, locked, { entryOf, teams }, calls),
    isShownTo: (actor) =>
      isUnpublished(row) ? mayReadUnpublished(actor, row) : delayFor(actor, row) === 0 || isPublic,
    findable,
    suspended: await findSuspended(trx, calls.flatMap(enteredBy), startOf(state, now)),
    lineups: new Map(
      submitting.flatMap(({ call }, index) => {
        const lineup = lineups[index];
        return lineup ? [[call, lineup]] : [];
      }),
    ),
    coolDownOf: (accountId) => coolDowns.get(accountId),
    teamOf: (accountId) => teamsOfLate.get(accountId),
    teams,
    seasonTeams,
    decksOf: (participantId) => before.get(participantId) ?? [],
  };
}

const playersIn = (calls: readonly PlayerCall[]): string[] =>
  calls.flatMap(({ actor, command }) => (isStaffCommand(command) ? [] : [actor.user_id]));

const teamsAdded = ({ command }: PlayerCall): readonly string[] =>
  command.type === 'add_team' ? [command.team_id] : [];

/** Accounts that a call brings into the event beside the caller. */
const enteredBy = ({ command }: PlayerCall): readonly string[] => {
  if (command.type === 'add') return [command.account.user_id];
  return 'account_ids' in command ? command.account_ids : [];
};

const startOf = ({ times: { starts_at } }: TournamentState, now: string): string =>
  starts_at !== null && starts_at > now ? starts_at : now;

/** Who is to play for a team. */
const namedIn = ({ command }: PlayerCall): readonly string[] => ('account_ids' in command ? command.account_ids : []);

type EntryOf = PlayerFacts['entryOf'];

const entryOfAccount: EntryOf = ({ participants }, accountId) =>
  Object.values(participants).find(({ user_id }) => user_id === accountId)?.id;

const entryOfPlayer =
  ({ byAccount }: ActingTeams): EntryOf =>
  (state, accountId) => {
    const team = byAccount.get(accountId);
    return team && entryOfTeam(state, team.id);
  };

export const isEntering = (type: PlayerCall['command']['type']): boolean =>
  type === 'register' || type === 'enter_late' || type === 'enter_team';

/** Commands that may take a fee or give it back: no other finds a fee that it would have to settle. */
const MOVES_FEES: readonly PlayerCall['command']['type'][] = [
  'register',
  'enter_late',
  'enter_team',
  'withdraw',
  'reject',
  'add',
  'add_team',
];

type Known = Pick<PlayerFacts, 'entryOf' | 'teams'>;

/** Who pays for the entry that a call is about; undefined: there is none. Of a team, who has entered it; its captain where the staff do. */
function payerOf({ state }: LockedTournament, { entryOf, teams }: Known, call: PlayerCall): string | undefined {
  const { actor, command } = call;
  if (command.type === 'withdraw') return state.participants[entryOf(state, actor.user_id) ?? '']?.user_id;
  if (!isStaffCommand(command)) return actor.user_id;
  if (command.type === 'add') return command.account.user_id;
  if (command.type === 'add_team') return teams.byId.get(command.team_id)?.captain_id;
  return state.participants[command.participant_id]?.user_id;
}

async function openFees(
  trx: Trx,
  locked: LockedTournament,
  known: Known,
  calls: readonly PlayerCall[],
): Promise<FeeBook | undefined> {
  const paying = calls.filter(({ command }) => MOVES_FEES.includes(command.type));
  const accounts = new Set(paying.flatMap((call) => payerOf(locked, known, call) ?? []));
  if (entryFeeOf(locked.state.settings) === 0 || accounts.size === 0) return undefined;
  return openFeeBook(trx, locked.row.id, [...accounts]);
}

/** Of a delayed event: whether its first public change is older than the delay. */
async function isPublicNow(trx: Trx, { row }: LockedTournament): Promise<boolean> {
  const topic = tournamentTopic.of(row.id);
  const first = await firstPublicVersion(trx, topic);
  return first !== undefined && (await visibleVersion(trx, topic, row.delay_seconds)) >= first;
}
