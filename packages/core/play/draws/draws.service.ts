import type { BattleDrawsRecord, Draws, DrawsRecord } from '@pailei/contracts/play/draws/draws.api';
import { generalError } from '@pailei/contracts/http/errors';
import type { TournamentView } from '@pailei/contracts/play/tournaments/tournaments.api';
import type { Db } from '@pailei/db/client';
import { isBattleOver } from '@pailei/domain/battles/battle-over';
import { readInOneSnapshot, type Trx } from '@pailei/db/tx';
import type { Actor } from '@pailei/live/registry';
import { battleFor } from '../battles/battles.reads.ts';
import { findShownBattle, type ShownBattle } from '../battles/shown-battle.ts';
import {
  findBattleCommitment,
  findBattleSecret,
  findRandomSecret,
  findSecretFacts,
} from '../random-secrets/random-secrets.ts';
import { shownTournament } from '../tournaments/shown-tournament.ts';
import { readLateBoards, readLateMatches, readTournamentRecord } from './draws.repository.ts';

export type DrawsService = ReturnType<typeof createDrawsService>;

const NO_SECRET: Draws = { commitment: null, random_secret: null, since_version: 0, since_at: null };
const NOTHING_YET: DrawsRecord = { events: [], matches: [] };

/** What proves an event's draws: a commitment from the beginning, the secret and the records when it is over. */
export function createDrawsService({ db }: { db: Db }) {
  function shown<T>(actor: Actor | null, id: string, read: (trx: Trx, view: TournamentView) => Promise<T>): Promise<T> {
    return readInOneSnapshot(db, async (trx) => {
      const view = await shownTournament(trx, id, actor);
      if (!view) throw generalError('not_found');
      return read(trx, view);
    });
  }

  /** `isDecided`: as this reader is shown it. */
  function shownBattle<T>(
    actor: Actor | null,
    id: string,
    read: (trx: Trx, battle: { row: ShownBattle['row']; delay: number; isDecided: boolean }) => Promise<T>,
  ): Promise<T> {
    return readInOneSnapshot(db, async (trx) => {
      const shown = await findShownBattle(trx, id, actor);
      if (!shown) throw generalError('not_found');
      const { row, delay } = shown;
      return read(trx, { row, delay, isDecided: isBattleOver((await battleFor(trx, row, delay)).status) });
    });
  }

  return {
    get: (actor: Actor | null, id: string): Promise<Draws> =>
      shown(actor, id, async (trx, view) => {
        const facts = await findSecretFacts(trx, id);
        if (!facts) return NO_SECRET;
        const { commitment, since_version, created_at } = facts;
        const secret = isOver(view) ? await findRandomSecret(trx, id) : undefined;
        return { commitment, random_secret: secret?.reveal() ?? null, since_version, since_at: created_at };
      }),

    record: (actor: Actor | null, id: string): Promise<DrawsRecord> =>
      shown(actor, id, async (trx, view) => {
        if (!isOver(view) || !(await findSecretFacts(trx, id))) return NOTHING_YET;
        const events = await readTournamentRecord(trx, id, view.version);
        return { events, matches: await readLateMatches(trx, id, endOf(events)) };
      }),

    ofBattle: (actor: Actor | null, id: string): Promise<Draws> =>
      shownBattle(actor, id, async (trx, { row, isDecided }) => {
        const commitment = await findBattleCommitment(trx, id);
        if (commitment === undefined) return NO_SECRET;
        const secret = isDecided ? await findBattleSecret(trx, id) : undefined;
        return { commitment, random_secret: secret?.reveal() ?? null, since_version: 0, since_at: row.created_at };
      }),

    recordOfBattle: (actor: Actor | null, id: string): Promise<BattleDrawsRecord> =>
      shownBattle(actor, id, async (trx, { delay, isDecided }) => ({
        matches: isDecided ? await readLateBoards(trx, id, delay) : [],
      })),
  };
}

/** As this reader is shown it: where public views trail, so does the secret. Nothing is drawn any more. */
function isOver({ tournament: { status } }: TournamentView): boolean {
  return status === 'finished' || status === 'cancelled';
}

/** When the event's log was last written to: what is younger in a match's log is no part of what this reader is shown. */
function endOf(events: DrawsRecord['events']): string {
  return events.at(-1)?.at ?? '';
}
