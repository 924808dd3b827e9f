import { deckSettingsOf } from '@pailei/domain/tournament/settings';
import { withoutLegalDecks } from '@pailei/domain/tournament/decide/decide-decks';
import type { TournamentState } from '@pailei/domain/tournament/types';
import type { Trx } from '@pailei/db/tx';
import { inTransaction } from '@pailei/live/transaction';
import { notify } from '../../../people/notifications/notify.ts';
import { findIllegalDecks } from '../commands/event-rules.ts';
import type { TournamentClockDeps } from './tournament-clock.ts';
import { loadTournament } from '../tournament-state.ts';
import { findTournament } from '../tournaments.repository.ts';
import { findStartingTournaments, minutesAhead, startOf } from './starting-tournaments.ts';

/** How long before the start those without legal lists are warned, the nearest first. */
const WARN_MINUTES = [10, 30] as const;

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
