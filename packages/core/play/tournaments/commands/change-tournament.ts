import type { TournamentView } from '@pailei/contracts/play/tournaments/tournaments.api';
import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import type { Publisher } from '@pailei/live/publish';
import type { Actor } from '@pailei/live/registry';
import { transactionsInTurn, type InTurn } from '../../../ground/command-queue/turns.ts';
import { tournamentAnswer, lockLoaded, type LockedTournament } from './run-command.ts';

export type TournamentsDeps = {
  db: Db;
  publisher: Publisher;
  /** ISO, UTC. */
  now: () => string;
  /** How long a player's command may wait for its turn; default: less than a caller waits for an answer. */
  maxWaitMs?: number;
};

export type TournamentWork = (trx: Trx, log: LiveLog, loaded: LockedTournament, now: string) => Promise<void>;
export type ChangeTournament = (actor: Actor, id: string, work: TournamentWork) => Promise<TournamentView>;

/** Tournaments that the staff change at once; each of them takes one connection. */
const LANES = 2;

/** Where the staff's commands of one tournament wait for each other. */
export const tournamentTurns = (deps: TournamentsDeps): InTurn =>
  transactionsInTurn(deps, { lanes: LANES, maxWaitMs: deps.maxWaitMs });

/** Runs `work` on a tournament under its lock and answers with what its actor then sees of it. */
export function changeTournament({ now }: TournamentsDeps, inTurn: InTurn): ChangeTournament {
  return (actor, id, work) =>
    inTurn(id, async (trx, log) => {
      const loaded = await lockLoaded(trx, id);
      await work(trx, log, loaded, now());
      return tournamentAnswer(trx, log, loaded.row, actor);
    });
}
