import { accountsOfEntry } from '@pailei/domain/tournament/teams/roster';
import type { ParticipantStatus, TournamentState } from '@pailei/domain/tournament/types';
import { inTransaction } from '@pailei/live/transaction';
import { notify } from '../../../people/notifications/notify.ts';
import { loadTournament } from '../tournament-state.ts';
import { findTournament } from '../tournaments.repository.ts';
import { findStartingTournaments, minutesAhead } from './starting-tournaments.ts';
import type { TournamentClockDeps } from './tournament-clock.ts';

/** How long before the planned start everybody who is in it is reminded. */
const REMIND_MINUTES = 60;

const REMINDED: readonly ParticipantStatus[] = ['registered', 'waitlisted', 'checked_in'];

/**
 * Reminds those who are in an event an hour before its planned start, each once: a notice has a key with the start in it, so that an
 * event that is moved is told of anew. A reminder whose time passed unseen is still given until the start. That the check-in opens is
 * told by `check_in_open`.
 */
export function createEventReminders(deps: TournamentClockDeps) {
  /** Reminders that this process has given, so that events are not read again and again for them. */
  const given = new Set<string>();

  async function remind(id: string): Promise<void> {
    const key = await inTransaction(deps, async (trx, log) => {
      const row = await findTournament(trx, id);
      const starts_at = row?.starts_at;
      if (!row || !starts_at || starts_at <= deps.now()) return undefined;
      const dedupe_key = `event_soon:${id}:${starts_at}`;
      if (given.has(dedupe_key)) return dedupe_key;
      const { state } = await loadTournament(trx, row);
      const notice = { kind: 'event_soon', tournament_id: id, tournament_name: state.name, starts_at } as const;
      await notify(
        trx,
        log,
        entrantsOf(state).map((account_id) => ({ account_id, dedupe_key, notice })),
      );
      return dedupe_key;
    });
    if (key !== undefined) given.add(key);
  }

  return {
    async tick(): Promise<void> {
      const now = deps.now();
      for (const { id } of await findStartingTournaments(deps.db, now, minutesAhead(now, REMIND_MINUTES)))
        await remind(id);
    },
  };
}

export type EventReminders = ReturnType<typeof createEventReminders>;

const entrantsOf = ({ participants }: TournamentState) =>
  Object.values(participants).flatMap((participant) =>
    REMINDED.includes(participant.status) ? accountsOfEntry(participant) : [],
  );
