import { deckSettingsOf, withoutLegalDecks, type TournamentState } from '@pailei/domain/tournament';
import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import { inTransaction } from '@pailei/live/transaction';
import { notify } from '../../../people/notifications/index.ts';
import { findIllegalDecks } from '../commands/event-rules.ts';
import type { TournamentClockDeps } from './tournament-clock.ts';
import { loadTournament } from '../tournament-state.ts';
import { findTournament } from '../tournaments.repository.ts';

/** How long before the start those without legal lists are warned, the nearest first. */
const WARN_MINUTES = [10, 30] as const;

const minutesAhead = (now: string, minutes: number) => new Date(Date.parse(now) + minutes * 60_000).toISOString();

/** When the event starts by the clock: the end of its check-in, else its schedule; null: started by hand. */
const startOf = ({ check_in_due_at, times }: TournamentState) => check_in_due_at ?? times.starts_at;

/**
 * Warns, 30 and 10 minutes before the start, everybody whom an event would exclude for lack of legal decklists; often there is none.
 * Each is notified once: a notice has a key. A warning whose time passed unseen is still given.
 */
export function createDeckWarnings(deps: TournamentClockDeps) {
  /** Warnings that this process has given, so that lists are not read again and again for them. */
  const given = new Set<string>();

  async function warn(id: string): Promise<void> {
    const done = await inTransaction(deps, async (trx, log) => {
      const row = await findTournament(trx, id);
      const state = row && (await loadTournament(trx, row)).state;
      const due_at = state && startOf(state);
      const minutes = WARN_MINUTES.find((ahead) => due_at && due_at <= minutesAhead(deps.now(), ahead));
      if (!due_at || minutes === undefined || !deckSettingsOf(state.settings).drop_without_decks) return undefined;
      const key = `decks_due:${id}:${due_at}:${minutes}`;
      if (given.has(key)) return key;
      const change = { kind: 'event_decks', change: 'due', due_at, reason: null } as const;
      const notice = { ...change, tournament_id: id, tournament_name: state.name };
      const warned = await findUnready(trx, state);
      await notify(
        trx,
        log,
        warned.map((account_id) => ({ account_id, dedupe_key: key, notice })),
      );
      return key;
    });
    if (done !== undefined) given.add(done);
  }

  return {
    async tick(): Promise<void> {
      const now = deps.now();
      const [, longest] = WARN_MINUTES;
      for (const { id } of await findStartingTournaments(deps.db, now, minutesAhead(now, longest))) await warn(id);
    },
  };
}

export type DeckWarnings = ReturnType<typeof createDeckWarnings>;

/** Accounts of those who would be left out. */
async function findUnready(trx: Trx, state: TournamentState): Promise<string[]> {
  const illegal = await findIllegalDecks(trx, state);
  return withoutLegalDecks(state, illegal).flatMap((id) => state.participants[id]?.user_id ?? []);
}

/** Events that start within this span. */
function findStartingTournaments(db: Db, after: string, before: string): Promise<{ id: string }[]> {
  return db
    .selectFrom('tournament')
    .select('id')
    .where('status', 'in', ['registration', 'check_in'])
    .where((eb) => {
      const start = eb.case().when('due_kind', '=', 'start').then(eb.ref('due_at')).else(eb.ref('starts_at')).end();
      return eb.and([eb(start, '>', after), eb(start, '<=', before)]);
    })
    .orderBy('id')
    .execute();
}
