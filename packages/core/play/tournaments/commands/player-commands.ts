import type { teamEventsApi } from '@pailei/contracts/play/team-events/team-events.api';
import type { fieldApi } from '@pailei/contracts/play/pairings/field.api';
import type { BodyOf } from '@pailei/contracts/http/endpoint';
import type { Entry, EntryAnswer, tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import type { Actor } from '@pailei/live/registry';
import { inTransaction } from '@pailei/live/transaction';
import { nextStep } from '@pailei/domain/tournament/next-step';
import type { Db } from '@pailei/db/client';
import { readInOneSnapshot, type Trx } from '@pailei/db/tx';
import { saveGameId } from '../../../people/accounts/game-id.ts';
import { createCommandQueue } from '../../../ground/command-queue/command-queue.ts';
import { keepState } from '../memory/kept-states.ts';
import type { TournamentsDeps } from './change-tournament.ts';
import { keyOfCall, type PlayerCall, type PlayerCommand, type StaffEntryCommand } from './player-call.ts';
import { runPlayerCommands } from './run-player-commands.ts';
import { readSubmission } from '../../submissions/submissions.ts';
import { submittedDeckView } from '../../submissions/submission-views.ts';
import { findOpenMatchesOfParticipant } from '../fixtures/fixtures.repository.ts';
import { loadTournament } from '../tournament-state.ts';
import { findParticipant, findTournament } from '../tournaments.repository.ts';

/** What an account has to do with a tournament: its entry, its own lists, the match that waits. */
async function readEntry(db: Db, tournamentId: string, accountId: string): Promise<Entry> {
  const participant = await findParticipant(db, tournamentId, accountId);
  if (!participant) return { participant_id: null, status: null, decks: [], match_id: null, own: null };
  const [decks, [match], own] = await Promise.all([
    readSubmission(db, participant.id),
    findOpenMatchesOfParticipant(db, participant.id),
    readInOneSnapshot(db, (trx) => readOwnStep(trx, tournamentId, participant.id)),
  ]);
  return {
    participant_id: participant.id,
    status: participant.status,
    decks: decks.map(submittedDeckView),
    match_id: match?.id ?? null,
    own,
  };
}

/** Where views of the event trail: what an entrant may know at once of their own place in it. */
async function readOwnStep(trx: Trx, tournamentId: string, participantId: string): Promise<Entry['own']> {
  const row = await findTournament(trx, tournamentId);
  if (!row || row.delay_seconds === 0) return null;
  const { state } = await loadTournament(trx, row);
  const participant = state.participants[participantId];
  return participant ? { participant, step: nextStep(state, participantId) } : null;
}

/** Tournaments whose players are served at once; each of them takes one connection. */
const LANES = 3;
const MAX_PER_TRANSACTION = 64;

/** What players do with their own entry, and the staff with those of many. Those of one tournament wait in one line, and go together. */
export function playerCommands(deps: TournamentsDeps) {
  const queue = createCommandQueue<PlayerCall, EntryAnswer>(
    {
      groupOf: ({ tournament_id }) => tournament_id,
      locksOf: ({ tournament_id }) => [tournament_id],
      keyOf: keyOfCall,
      lanes: LANES,
      perTransaction: MAX_PER_TRANSACTION,
      maxWaitMs: deps.maxWaitMs,
    },
    async ([first, ...others]) => {
      if (!first) return [];
      const { outcomes, left } = await inTransaction(deps, (trx, log) =>
        runPlayerCommands(trx, log, [first, ...others], deps.now()),
      );
      if (left) keepState(first.tournament_id, left);
      return outcomes;
    },
  );

  const give = (actor: Actor, tournament_id: string, type: PlainCommand): Promise<EntryAnswer> =>
    queue.run({ tournament_id, actor, command: { type } });

  return {
    entry: (actor: Actor, id: string): Promise<Entry> => readEntry(deps.db, id, actor.user_id),
    /** With a name to be found by in the game: the one given here is kept in the profile. */
    async register(actor: Actor, id: string, { game_id }: EnterBody = {}): Promise<EntryAnswer> {
      if (game_id !== undefined) await saveGameId(deps, actor.user_id, game_id);
      return give(actor, id, 'register');
    },

    /** The own team, for which these of its members play. */
    enterTeam: (actor: Actor, tournament_id: string, { account_ids }: RosterBody) =>
      queue.run({ tournament_id, actor, command: { type: 'enter_team', account_ids } }),
    changeRoster: (actor: Actor, tournament_id: string, { account_ids }: RosterBody) =>
      queue.run({ tournament_id, actor, command: { type: 'change_roster', account_ids } }),

    withdraw: (actor: Actor, id: string) => give(actor, id, 'withdraw'),
    checkIn: (actor: Actor, id: string) => give(actor, id, 'check_in'),
    declinePlace: (actor: Actor, id: string) => give(actor, id, 'decline_place'),
    /** What the staff do with one entry, in the same line: many of them go together, each decided on what the ones before left. */
    withEntry: (actor: Actor, tournament_id: string, command: StaffEntryCommand): Promise<EntryAnswer> =>
      queue.run({ tournament_id, actor, command }),
    /** Leaves the tournament; a match that is open is given up. */
    drop: (actor: Actor, id: string) => give(actor, id, 'drop'),

    /** Takes a drop of their own back, until the next round is paired. */
    undoDrop: (actor: Actor, id: string) => give(actor, id, 'undo_drop'),

    /** Comes in after the start, where the event lets players do so, with these decks. */
    async enterLate(actor: Actor, id: string, { decks, game_id }: LateEntryBody): Promise<EntryAnswer> {
      if (game_id !== undefined) await saveGameId(deps, actor.user_id, game_id);
      return queue.run({ tournament_id: id, actor, command: { type: 'enter_late', decks } });
    },

    /** Freezes a copy of these decks in place of an earlier one. */
    async submitDecks(actor: Actor, id: string, body: BodyOf<typeof tournamentsApi.submitDecks>): Promise<Entry> {
      const command = { type: 'submit_decks', decks: body.decks } as const;
      const { entry } = await queue.run({ tournament_id: id, actor, command });
      return entry;
    },

    /** Resolves when every command that waits has its answer. */
    drained: queue.drained,
  };
}

type LateEntryBody = BodyOf<typeof fieldApi.enterLate>;
type RosterBody = BodyOf<typeof teamEventsApi.enter>;
type EnterBody = BodyOf<typeof tournamentsApi.register>;
type PlainCommand = Exclude<PlayerCommand['type'], 'submit_decks' | 'enter_late' | 'enter_team' | 'change_roster'>;
