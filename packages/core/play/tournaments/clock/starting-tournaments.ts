import type { TournamentState } from '@pailei/domain/tournament/types';
import type { Db } from '@pailei/db/client';

export const minutesAhead = (now: string, minutes: number) =>
  new Date(Date.parse(now) + minutes * 60_000).toISOString();

/** When the event starts by the clock: the end of its check-in, else its schedule; null: started by hand. */
export const startOf = ({ check_in_due_at, times }: TournamentState) => check_in_due_at ?? times.starts_at;

/** Events that start within this span. */
export function findStartingTournaments(db: Db, after: string, before: string): Promise<{ id: string }[]> {
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
