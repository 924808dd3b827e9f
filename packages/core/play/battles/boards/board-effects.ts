import { evolveBattle, type BattleEvent, type BattleState, type Board } from '@pailei/domain/battles';
import type { Referee } from '@pailei/domain/series';
import type { BattleRow } from '@pailei/db/schema/battles';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import { cancelMatches, openMatches, seatRelayPlayers, withdrawMatches } from '../../matches/index.ts';
import { boardsToOpen, type OpenedBoard } from './board-to-open.ts';

/** What was decided of a battle: its row as it was locked, and the events that follow. */
export type BattleChange = { row: BattleRow; events: readonly BattleEvent[]; now: string };

type Moment = { trx: Trx; log: LiveLog; change: BattleChange };

const SYSTEM: Referee = { user_id: 'system', name: '系统' };

/** Opens, cancels and takes back the matches of the boards that these events are about, one event after the other. */
export async function applyToMatches(trx: Trx, log: LiveLog, change: BattleChange): Promise<void> {
  let state = change.row.state;
  for (const event of change.events) {
    await applyEvent({ trx, log, change }, state, event);
    state = evolveBattle(state, event);
  }
}

async function applyEvent(moment: Moment, before: BattleState, event: BattleEvent): Promise<void> {
  switch (event.type) {
    case 'boards_opened':
      return openBoards(moment, before, event.payload.boards);
    case 'board_withdrawn':
      return withdraw(moment, before, event.payload.board_number, '前一台的结果已更正，本台作废');
    case 'board_forfeited':
      return withdraw(moment, before, event.payload.board_number, '本台由裁判处理，场次不再算数');
    case 'board_restored':
      return withdraw(moment, before, event.payload.board_number, '本台将重新对局');
    case 'boards_closed': {
      const { not_played, abandoned } = event.payload;
      const ids = [...not_played, ...abandoned].flatMap((number) => matchOf(before, number) ?? []);
      return cancelMatches(moment.trx, moment.log, ids, cancellation(moment, '团队战已分出胜负，本台不再进行'));
    }
    case 'relay_turn_started': {
      const match_id = matchOf(before, event.payload.board_number);
      if (match_id !== null) await seatRelayPlayers(moment.trx, moment.log, match_id, event.payload.players);
      return undefined;
    }
    default:
      return undefined;
  }
}

const matchOf = ({ boards }: BattleState, number: number) =>
  boards.find((board) => board.number === number)?.match_id ?? null;

async function openBoards(
  { trx, log, change }: Moment,
  before: BattleState,
  boards: readonly Pick<Board, 'number' | 'kind' | 'round' | 'match_id' | 'seats'>[],
): Promise<void> {
  const played = boards.flatMap(({ match_id, ...board }): OpenedBoard[] =>
    match_id === null ? [] : [{ ...board, match_id }],
  );
  if (played.length > 0) await openMatches(trx, log, await boardsToOpen(trx, change.row, before, played), change.now);
}

async function withdraw(moment: Moment, before: BattleState, number: number, reason: string): Promise<void> {
  const match_id = matchOf(before, number);
  if (match_id !== null) await withdrawMatches(moment.trx, moment.log, [match_id], cancellation(moment, reason));
}

const cancellation = ({ change }: Moment, reason: string) => ({ by: SYSTEM, reason, now: change.now });
