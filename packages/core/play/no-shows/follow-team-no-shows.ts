import { personalTopic } from '@pailei/contracts/features/personal.topic';
import { isBattleOver, playerOf, standingBoards, type BattleState } from '@pailei/domain/battles';
import { otherSide, SIDES, type Side } from '@pailei/domain/series';
import type { BattleRow } from '@pailei/db/schema/battles';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import { deleteNoShows, insertNoShows } from './no-shows.repository.ts';

type Changed = { row: Pick<BattleRow, 'fixture_id' | 'state'>; state: BattleState; now: string };

/** Boards of a battle that is over, each of which the clock of its check-in took from this side. Empty where the side came to any. */
function missedBoards(state: BattleState, side: Side) {
  if (!isBattleOver(state.status)) return [];
  const played = standingBoards(state).filter(({ match_id, end_cause }) => match_id !== null && end_cause !== null);
  const isMissed = ({ end_cause, winner }: (typeof played)[number]) =>
    end_cause === 'both_absent' || (end_cause === 'no_show' && winner === otherSide(side));
  return played.every(isMissed) ? played : [];
}

/** Notes a team of an event that came to no board of its battle, and forgets it where a board has another result. */
export async function followTeamNoShows(trx: Trx, log: LiveLog, { row, state, now }: Changed): Promise<void> {
  if (row.fixture_id === null) return;
  for (const side of SIDES) {
    const [before, after] = [missedBoards(row.state, side), missedBoards(state, side)];
    if (before.length > 0 && after.length === 0) await forget(trx, log, before);
    if (before.length === 0 && after.length > 0)
      await note(trx, log, {
        boards: after,
        fixture_id: row.fixture_id,
        team_id: state.sides[side].team_id,
        side,
        now,
      });
  }
}

type Boards = ReturnType<typeof missedBoards>;

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
