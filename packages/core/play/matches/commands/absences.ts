import { openCases, WHOLE_MATCH } from '@pailei/domain/series/cases';
import type { SeriesState } from '@pailei/domain/series/types';
import type { Side } from '@pailei/domain/series/sides';
import type { MatchRow } from '@pailei/db/schema/matches';
import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import { isOpenMatch } from '../find-matches.ts';
import { findSeatedMatches } from '../match-seats.repository.ts';
import type { SeatedMatch } from '../match-seats.ts';

type Board = Pick<MatchRow, 'id' | 'table_number'> & { state: SeriesState };

/** The open boards of these battles, by battle. */
export async function findOpenBoards(
  db: Db | Trx,
  battleIds: readonly string[],
): Promise<ReadonlyMap<string, SeatedMatch[]>> {
  if (battleIds.length === 0) return new Map();
  const rows = await findSeatedMatches(db)
    .where((eb) => eb('match.battle_id', '=', eb.fn.any(eb.val([...battleIds]))))
    .where('match.withdrawn_at', 'is', null)
    .where(isOpenMatch)
    .orderBy('match.table_number')
    .execute();
  return Map.groupBy(rows, ({ battle_id }) => battle_id ?? '');
}

const isAbsence = (state: SeriesState) => openCases(state).some(({ game_number }) => game_number === WHOLE_MATCH);

/** Whether no player of a side is at any open board, of which there are several. */
const isTeamAbsent = (boards: readonly Board[], side: Side): boolean =>
  boards.length > 1 && boards.every(({ state }) => state.status === 'check_in' && !state.sides[side].ready);

export type ShownAbsences = { readonly shown: ReadonlySet<string>; readonly whole_teams: ReadonlySet<string> };

/**
 * The boards of one battle whose absence is a case for the referees, by match id. A whole team that is absent is one case, that of its
 * first board (`whole_teams`): the decision is about the battle.
 */
export function shownAbsences(boards: readonly Board[]): ShownAbsences {
  const held = boards
    .filter(({ state }) => isAbsence(state))
    .toSorted((one, other) => one.table_number - other.table_number);
  const groups = Map.groupBy(held, ({ state }) => state.hold?.sides.join() ?? '');
  const shown = new Set<string>();
  const whole_teams = new Set<string>();
  for (const group of groups.values()) {
    const [first] = group;
    if (first?.state.hold?.sides.every((side) => isTeamAbsent(boards, side))) {
      shown.add(first.id);
      whole_teams.add(first.id);
    } else for (const { id } of group) shown.add(id);
  }
  return { shown, whole_teams };
}
