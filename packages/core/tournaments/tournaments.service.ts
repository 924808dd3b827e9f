import { generalError } from '@pailei/contracts/errors';
import type { BodyOf } from '@pailei/contracts/endpoint';
import type { Entry, TournamentView, tournamentsApi } from '@pailei/contracts/tournaments';
import type { TournamentCommand, TournamentState } from '@pailei/domain/tournament';
import type { Db } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import type { TournamentRow } from '@pailei/db/schema/tournaments';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import type { Publisher } from '@pailei/live/publish';
import type { Actor } from '@pailei/live/registry';
import { inTransaction } from '@pailei/live/transaction';
import { recordAudit } from '../audit/index.ts';
import type { MatchesService } from '../matches/index.ts';
import { createTournament } from './create-tournament.ts';
import { readEntry } from './entries.ts';
import { forfeitOpenMatch } from './forfeit-open-match.ts';
import { answer, lockLoaded, runCommand } from './run-command.ts';
import { readLineupOf } from './submit-decks.ts';
import { tournamentView } from './tournament-state.ts';
import { listTournaments } from './tournaments.list.ts';
import type { ListQuery } from './tournaments.list.ts';
import { canSee, viewDelay } from './tournaments.policy.ts';
import { findParticipant, findTournament } from './tournaments.repository.ts';
import { replaceSubmission } from '../submissions/index.ts';

export type TournamentsDeps = {
  db: Db;
  publisher: Publisher;
  /** ISO, UTC. */
  now: () => string;
  /** A fresh private seed for each tournament. */
  newSeed: () => number;
  matches: MatchesService;
};

export type TournamentsService = ReturnType<typeof createTournamentsService>;

type Loaded = { row: TournamentRow; state: TournamentState };
type Work = (trx: Trx, log: LiveLog, loaded: Loaded, now: string) => Promise<void>;

/** One tournament from draft to placements: what players, referees and organisers do with it. */
export function createTournamentsService(deps: TournamentsDeps) {
  function change(id: string, work: Work): Promise<TournamentView> {
    return inTransaction(deps, async (trx, log) => {
      const loaded = await lockLoaded(trx, id);
      await work(trx, log, loaded, deps.now());
      return answer(trx, log, loaded.row);
    });
  }

  /** A command of the staff, with its row in the audit log. */
  function direct(actor: Actor, id: string, command: TournamentCommand, then?: Work): Promise<TournamentView> {
    return change(id, async (trx, log, loaded, now) => {
      const state = await runCommand(trx, log, loaded, command, now);
      await then?.(trx, log, { row: loaded.row, state }, now);
      const { type, ...facts } = command;
      await recordAudit(trx, {
        actor,
        action: `tournament.${type}`,
        target_type: 'tournament',
        target_id: id,
        before: { status: loaded.state.status },
        after: { status: state.status, ...facts },
        reason: 'reason' in command ? command.reason : null,
      });
    });
  }

  /** A player's command on their own entry. */
  function enter(actor: Actor, id: string, commandFor: (participantId: string) => TournamentCommand, then?: Work): Promise<TournamentView> {
    return change(id, async (trx, log, loaded, now) => {
      const entry = await findParticipant(trx, id, actor.user_id);
      if (!entry) throw generalError('not_found');
      const state = await runCommand(trx, log, loaded, commandFor(entry.id), now);
      await then?.(trx, log, { row: loaded.row, state }, now);
    });
  }

  return {
    list: (actor: Actor | null, query: ListQuery) => {
      if (query.mine && !actor) throw generalError('unauthorized');
      return listTournaments(deps.db, query, query.mine ? actor?.user_id : undefined, deps.now());
    },

    get(actor: Actor | null, id: string): Promise<TournamentView> {
      return deps.db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(async (trx) => {
          const row = await findTournament(trx, id);
          if (!row || !canSee(row, actor)) throw generalError('not_found');
          return tournamentView(trx, row, viewDelay(row, actor));
        });
    },

    entry: (actor: Actor, id: string): Promise<Entry> => readEntry(deps.db, id, actor.user_id),

    register(actor: Actor, id: string): Promise<TournamentView> {
      return change(id, async (trx, log, loaded, now) => {
        const known = await findParticipant(trx, id, actor.user_id);
        const participant_id = known?.id ?? newId();
        await runCommand(trx, log, loaded, { type: 'register', participant_id, user_id: actor.user_id, name: actor.username }, now);
      });
    },

    withdraw: (actor: Actor, id: string) => enter(actor, id, (participant_id) => ({ type: 'withdraw', participant_id })),
    checkIn: (actor: Actor, id: string) => enter(actor, id, (participant_id) => ({ type: 'check_in', participant_id })),

    /** Leaves the tournament; a match that is open is given up. */
    drop: (actor: Actor, id: string) =>
      enter(
        actor,
        id,
        (participant_id) => ({ type: 'drop', participant_id }),
        async (trx, log, _loaded, now) => forfeitOpenMatch(trx, log, id, actor.user_id, now),
      ),

    async submitDecks(actor: Actor, id: string, body: BodyOf<typeof tournamentsApi.submitDecks>): Promise<Entry> {
      await change(id, async (trx, log, loaded, now) => {
        const entry = await findParticipant(trx, id, actor.user_id);
        if (!entry) throw generalError('not_found');
        const decks = readLineupOf(loaded.state.settings, body.decks);
        await runCommand(trx, log, loaded, { type: 'submit_decks', participant_id: entry.id, count: decks.length }, now);
        await replaceSubmission(trx, entry.id, decks);
      });
      return readEntry(deps.db, id, actor.user_id);
    },

    create: (actor: Actor, body: BodyOf<typeof tournamentsApi.create>) => createTournament(deps, actor, body),

    update(actor: Actor, id: string, changes: BodyOf<typeof tournamentsApi.update>): Promise<TournamentView> {
      const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
      return direct(actor, id, { type: 'update', changes: given });
    },
    openRegistration: (actor: Actor, id: string) => direct(actor, id, { type: 'open_registration' }),
    openCheckIn: (actor: Actor, id: string, seconds: number) =>
      direct(actor, id, { type: 'open_check_in', due_at: new Date(Date.parse(deps.now()) + seconds * 1_000).toISOString() }),
    start: (actor: Actor, id: string) => direct(actor, id, { type: 'start', due_at: null, seed_order: [] }),
    advance: (actor: Actor, id: string) => direct(actor, id, { type: 'advance', by_hand: true }),
    cancel: (actor: Actor, id: string, reason: string) => direct(actor, id, { type: 'cancel', reason }),
    feature: (actor: Actor, id: string, match_id: string | null) => direct(actor, id, { type: 'feature_match', match_id }),
    approve: (actor: Actor, id: string, participant_id: string) => direct(actor, id, { type: 'approve', participant_id }),
    reject: (actor: Actor, id: string, participant_id: string, reason: string) => direct(actor, id, { type: 'reject', participant_id, reason }),
    reinstate: (actor: Actor, id: string, participant_id: string) => direct(actor, id, { type: 'reinstate', participant_id }),
    dropParticipant: (actor: Actor, id: string, participant_id: string) =>
      direct(actor, id, { type: 'drop', participant_id }, forfeitOf(participant_id)),
    disqualify: (actor: Actor, id: string, participant_id: string, reason: string) =>
      direct(actor, id, { type: 'disqualify', participant_id, reason }, forfeitOf(participant_id)),
  };
}

/** Gives up the open match of a participant who is out. */
function forfeitOf(participantId: string): Work {
  return async (trx, log, { row, state }, now) => {
    const participant = state.participants[participantId];
    if (participant) await forfeitOpenMatch(trx, log, row.id, participant.user_id, now);
  };
}
