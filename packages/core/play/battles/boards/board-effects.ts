import { boardsToOpen, hasLostItsMatch, matchesToCancel } from '@pailei/domain/battles/board-matches';
import { isBoardOver } from '@pailei/domain/battles/boards';
import type { BattleEvent } from '@pailei/domain/battles/events';
import type { BattleState, Board } from '@pailei/domain/battles/types';
import type { Referee } from '@pailei/domain/rulings/rulings';
import type { BattleRow } from '@pailei/db/schema/battles';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import { boardLabel } from '@pailei/contracts/play/battles/battle-names';
import { termsOf } from '@pailei/domain/battles/formats/format-terms';
import { requiredDecks } from '@pailei/domain/series/settings';
import { SIDES, type Side } from '@pailei/domain/series/sides';
import type { SubmittedDeckRow } from '@pailei/db/schema/tournaments';
import type { Db } from '@pailei/db/client';
import { openMatches } from '../../matches/open-matches.ts';
import { seatRelayPlayers } from '../../matches/commands/relay-seats.ts';
import { withdrawMatches } from '../../matches/cancel-matches.ts';
import type { MatchToOpen } from '../../matches/match-to-open.ts';
import { readSubmissions } from '../../submissions/submissions.ts';
import { seriesDeck } from '../../submissions/submission-views.ts';
import { entryKey, findEntries } from '../line-ups/freeze-decks.ts';

/** A board with the match that it is played as. */
type OpenedBoard = Pick<Board, 'number' | 'kind' | 'round' | 'seats'> & { readonly match_id: string };

type Frozen = {
  readonly entries: ReadonlyMap<string, string>;
  readonly decks: ReadonlyMap<string, readonly SubmittedDeckRow[]>;
};

/** The matches of these boards, their sides with the frozen decks of the line-ups. */
async function openingMatches(
  db: Db | Trx,
  battle: BattleRow,
  state: BattleState,
  boards: readonly OpenedBoard[],
): Promise<MatchToOpen[]> {
  const entries = await findEntries(db, battle.id);
  const decks = await readSubmissions(db, [...entries.values()]);
  return boards.map((board) => boardToOpen(battle, state, board, { entries, decks }));
}

/** A side of a board is its player; where decks come from a pool, it is the team. */
function sideOf(state: BattleState, { seats }: OpenedBoard, side: Side) {
  if (termsOf(state.settings.format).hasPool) return { account_id: null, name: state.sides[side].name };
  const player = seats.find((seat) => seat.side === side && seat.role === 'player');
  if (!player) throw new Error(`nobody plays side ${side} of a board of battle ${state.battle_id}`);
  return player;
}

function boardToOpen(battle: BattleRow, state: BattleState, board: OpenedBoard, frozen: Frozen): MatchToOpen {
  const { series, decider_series } = state.settings;
  const settings = board.kind === 'regular' ? series : decider_series;
  const side = (name: Side) => {
    const player = sideOf(state, board, name);
    const entry = frozen.entries.get(entryKey(name, player.account_id));
    if (entry === undefined) throw new Error(`side ${name} of battle ${battle.id} has no decks`);
    const decks = (frozen.decks.get(entry) ?? []).slice(
      0,
      settings.format === 'free' ? undefined : requiredDecks(settings),
    );
    return { participant_id: entry, name: player.name, decks: decks.map(seriesDeck) };
  };
  const { a, b } = state.sides;
  return {
    id: board.match_id,
    owner: { battle_id: battle.id, board_number: board.number },
    tournament_id: null,
    stage: 0,
    round: board.round,
    table: board.number,
    delay_seconds: battle.delay_seconds,
    settings,
    sides: { a: side('a'), b: side('b') },
    seats: SIDES.flatMap((name) =>
      board.seats
        .filter((seat) => seat.side === name)
        .map(({ account_id, role }) => ({ side: name, account_id, role })),
    ),
    info: {
      tournament_name: `${a.name} 对 ${b.name}`,
      is_demo: battle.is_demo,
      stage_type: null,
      stage_count: 1,
      round_count: 1,
      best_of: settings.best_of,
      is_final: false,
      label: boardLabel(board),
      seeds: { a: null, b: null },
      stream_url: null,
      battle: {
        id: battle.id,
        board_number: board.number,
        teams: { a: { id: a.team_id, name: a.name }, b: { id: b.team_id, name: b.name } },
      },
    },
  };
}

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
