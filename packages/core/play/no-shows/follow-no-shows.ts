import { personalTopic } from '@pailei/contracts/features/personal.topic';
import { SIDES, type Side } from '@pailei/domain/series/sides';
import type { SeriesState } from '@pailei/domain/series/types';
import type { MatchRow } from '@pailei/db/schema/matches';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import { deleteNoShows, insertNoShows } from './no-shows.repository.ts';

type Changed = {
  row: Pick<MatchRow, 'id' | 'tournament_id' | 'battle_id' | 'state'>;
  state: SeriesState;
  now: string;
  /** Who may act for a side. */
  playersOf: (side: Side) => readonly string[];
};

/** The sides that lost a match because the clock of its check-in found them absent; it does so only where they were reached. */
function absentSides({ end_cause, winner, sides }: SeriesState): readonly Side[] {
  const isByAbsence = end_cause === 'no_show' || end_cause === 'both_absent';
  return isByAbsence ? SIDES.filter((side) => side !== winner && !sides[side].ready) : [];
}

/** Notes who lost a match of an event by absence, and forgets it where the result is another one. Boards are noted with their battle. */
export async function followNoShows(trx: Trx, log: LiveLog, { row, state, now, playersOf }: Changed): Promise<void> {
  const { id: match_id, tournament_id, battle_id } = row;
  if (tournament_id === null || battle_id !== null) return;
  const [before, after] = [absentSides(row.state), absentSides(state)];
  if (before.length > 0 && after.length === 0)
    for (const { account_id } of await deleteNoShows(trx, match_id))
      log.add(personalTopic.of(account_id), 'penalties_changed', {});
  if (before.length > 0) return;
  const rows = after.flatMap((side) =>
    playersOf(side).map((account_id) => ({
      match_id,
      account_id,
      tournament_id,
      participant_id: state.sides[side].participant_id,
      at: now,
    })),
  );
  await insertNoShows(trx, rows);
  for (const { account_id } of rows) log.add(personalTopic.of(account_id), 'penalties_changed', {});
}
