import type { Agenda, AgendaHistory, AgendaItem } from '@pailei/contracts/play/agenda/agenda.api';
import type { Db } from '@pailei/db/client';
import { readInOneSnapshot, type Trx } from '@pailei/db/tx';
import { compareTasks } from '@pailei/domain/agenda/task';
import type { TournamentStatus } from '@pailei/domain/tournament/types';
import type { Actor } from '@pailei/live/registry';
import { findOwnBattles } from '../battles/lists/own-battles.reads.ts';
import { findEndedOwnMatches, findOpenOwnMatches } from '../matches/find-matches.ts';
import { readableSideOf, sideOf } from '../matches/match-seats.ts';
import { createOwnSteps, findOwnEntries } from '../tournaments/own-events.reads.ts';
import { battleItem, endedMatch, eventItem, matchItem } from './agenda.view.ts';
import { readOpponents } from './opponents.reads.ts';

/** More than anybody is in at a time. */
const EVENTS = 20;
const OPEN_MATCHES = 20;
const BATTLES = 10;
const ENDED_MATCHES = 20;
/** Events of which opponents are told. */
const PLAYED_EVENTS = 3;
/** An event that is over is told of for so long. */
const SHOWN_AFTER_MS = 3 * 24 * 3_600_000;

const SHOWN: readonly TournamentStatus[] = ['registration', 'check_in', 'running', 'finished', 'cancelled'];
const PLAYED: readonly TournamentStatus[] = ['running', 'finished'];

export type AgendaService = ReturnType<typeof createAgendaService>;

/** What one person has to do, and has done, in all events and battles that they are in. */
export function createAgendaService({ db, now }: { db: Db; now: () => string }) {
  const readStep = createOwnSteps();
  const since = () => new Date(Date.parse(now()) - SHOWN_AFTER_MS).toISOString();

  /** Whoever has an open match in an event has that to do in it. */
  async function readEvents(trx: Trx, actor: Actor): Promise<AgendaItem[]> {
    const items: AgendaItem[] = [];
    for (const entry of await findOwnEntries(trx, actor, { since: since(), statuses: SHOWN, limit: EVENTS })) {
      const own = await readStep(trx, entry);
      if (own && own.step.kind !== 'play_match') items.push(eventItem(own));
    }
    return items;
  }

  async function readMatches(trx: Trx, { user_id }: Actor): Promise<AgendaItem[]> {
    const matches = await findOpenOwnMatches(trx, user_id, OPEN_MATCHES);
    return matches.flatMap((match) => {
      const side = sideOf(match, user_id);
      return side ? [matchItem(match, side)] : [];
    });
  }

  return {
    get: (actor: Actor): Promise<Agenda> =>
      readInOneSnapshot(db, async (trx) => {
        const items = [
          ...(await readMatches(trx, actor)),
          ...(await readEvents(trx, actor)),
          ...(await findOwnBattles(trx, actor.user_id, BATTLES)).map(battleItem),
        ];
        return { items: items.toSorted(compareTasks) };
      }),

    history: (actor: Actor): Promise<AgendaHistory> =>
      readInOneSnapshot(db, async (trx) => {
        const { user_id } = actor;
        const entries = await findOwnEntries(trx, actor, { since: since(), statuses: PLAYED, limit: PLAYED_EVENTS });
        const opponents = [];
        for (const entry of entries) opponents.push(...(await readOpponents(trx, actor, entry)));
        const ended = await findEndedOwnMatches(trx, user_id, ENDED_MATCHES);
        const matches = ended.flatMap((match) => {
          const side = readableSideOf(match, user_id);
          return side ? [endedMatch(match, side)] : [];
        });
        return { opponents, matches };
      }),
  };
}
