import { boardsToOpen, hasLostItsMatch, matchesToCancel } from '@pailei/domain/battles/board-matches';
import { isBoardOver } from '@pailei/domain/battles/boards';
import type { BattleEvent } from '@pailei/domain/battles/events';
import type { BattleState } from '@pailei/domain/battles/types';
import type { Referee } from '@pailei/domain/series/types';
import type { BattleRow } from '@pailei/db/schema/battles';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import { openMatches } from '../../matches/open-matches.ts';
import { seatRelayPlayers } from '../../matches/commands/relay-seats.ts';
import { withdrawMatches } from '../../matches/cancel-matches.ts';
import { openingMatches, type OpenedBoard } from './board-to-open.ts';

/** A battle as it was locked, what was decided, and how it stands after that. */
export type BattleChange = { row: BattleRow; state: BattleState; events: readonly BattleEvent[]; now: string };

const SYSTEM: Referee = { user_id: 'system', name: '系统' };
const REASON = '团队战不再需要这一场，本场作废';

/** Opens the matches of new boards, and takes back those that count no more. */
export async function applyToMatches(trx: Trx, log: LiveLog, change: BattleChange): Promise<void> {
  const { row, state, events, now } = change;
  const gone = [...matchesToCancel(row.state, state), ...overruled(row.state, state)];
  await withdrawMatches(trx, log, [...new Set(gone)], { by: SYSTEM, reason: REASON, now });
  for (const event of events) if (event.type === 'relay_turn_started') await passRelay(trx, log, state, event.payload);
  const opened = boardsToOpen(row.state, state).flatMap(({ match_id, ...board }): OpenedBoard[] =>
    match_id === null ? [] : [{ ...board, match_id }],
  );
  if (opened.length > 0) await openMatches(trx, log, await openingMatches(trx, row, state, opened), now);
}

/** Matches that were over, and whose boards have another result by a referee now or are played anew. */
function overruled(before: BattleState, after: BattleState): readonly string[] {
  const counting = after.boards.filter((board) => !hasLostItsMatch(board)).map(({ match_id }) => match_id);
  return before.boards.flatMap((board) =>
    isBoardOver(board) && !hasLostItsMatch(board) && board.match_id !== null && !counting.includes(board.match_id)
      ? [board.match_id]
      : [],
  );
}

type Turn = Extract<BattleEvent, { type: 'relay_turn_started' }>['payload'];

async function passRelay(
  trx: Trx,
  log: LiveLog,
  { boards }: BattleState,
  { board_number, players }: Turn,
): Promise<void> {
  const match_id = boards.find(({ number }) => number === board_number)?.match_id ?? null;
  if (match_id !== null) await seatRelayPlayers(trx, log, match_id, players);
}
