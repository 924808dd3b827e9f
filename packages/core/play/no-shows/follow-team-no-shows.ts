import { personalTopic } from '@pailei/contracts/features/personal.topic';
import { isBattleOver } from '@pailei/domain/battles/battle-over';
import { playerOf, standingBoards } from '@pailei/domain/battles/boards';
import type { BattleState } from '@pailei/domain/battles/types';
import { otherSide } from '@pailei/domain/series/decide/legal';
import { SIDES, type Side } from '@pailei/domain/series/sides';
import type { BattleRow } from '@pailei/db/schema/battles';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import { deleteNoShows, insertNoShows } from './no-shows.repository.ts';

type Changed = { row: Pick<BattleRow, 'fixture_id' | 'state'>; state: BattleState; now: string };

/** Boards of a battle that is over, which the clock of their check-in took from this side. */
function missedBoards(state: BattleState, side: Side) {
  if (!isBattleOver(state.status)) return [];
  return standingBoards(state).filter(
    ({ end_cause, winner }) => end_cause === 'both_absent' || (end_cause === 'no_show' && winner === otherSide(side)),
  );
}

type Boards = ReturnType<typeof missedBoards>;

const missedKey = (state: BattleState): string =>
  SIDES.map((side) => missedBoards(state, side).map(({ match_id }) => match_id)).join('/');

/** Notes a team of an event that came to no board of its battle, and forgets it where a board has another result. */
export async function followTeamNoShows(trx: Trx, log: LiveLog, { row, state, now }: Changed): Promise<void> {
  const { fixture_id } = row;
  if (fixture_id === null || missedKey(row.state) === missedKey(state)) return;
  for (const side of SIDES) await forget(trx, log, missedBoards(row.state, side));
  for (const side of SIDES) {
    const boards = missedBoards(state, side);
    if (boards.length === 0 || (await cameToAny(trx, state, side))) continue;
    await note(trx, log, { boards, fixture_id, team_id: state.sides[side].team_id, side, now });
  }
}

/** Whether a player of the side was there on any board, one that the end of the battle has cut short included. */
async function cameToAny(trx: Trx, state: BattleState, side: Side): Promise<boolean> {
  const ids = standingBoards(state).flatMap(({ match_id }) => match_id ?? []);
  const rows = await trx
    .selectFrom('match')
    .select('state')
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids))))
    .execute();
  return rows.some(({ state: series }) => series.sides[side].ready);
}

async function forget(trx: Trx, log: LiveLog, boards: Boards): Promise<void> {
  for (const { match_id } of boards)
    for (const { account_id } of match_id === null ? [] : await deleteNoShows(trx, match_id))
      log.add(personalTopic.of(account_id), 'penalties_changed', {});
}

type Missed = { boards: Boards; fixture_id: string; team_id: string; side: Side; now: string };

async function note(trx: Trx, log: LiveLog, { boards, fixture_id, team_id, side, now }: Missed): Promise<void> {
  const entry = await trx
    .selectFrom('fixture')
    .innerJoin('participant', 'participant.tournament_id', 'fixture.tournament_id')
    .select(['participant.id', 'participant.tournament_id'])
    .where('fixture.id', '=', fixture_id)
    .where('participant.team_id', '=', team_id)
    .executeTakeFirst();
  if (!entry) return;
  const { id: participant_id, tournament_id } = entry;
  const rows = boards.flatMap((board) => {
    const player = playerOf(board, side);
    if (board.match_id === null || player === null) return [];
    return { match_id: board.match_id, account_id: player.account_id, tournament_id, participant_id, at: now };
  });
  await insertNoShows(trx, rows);
  for (const { account_id } of rows) log.add(personalTopic.of(account_id), 'penalties_changed', {});
}
