import { boardLabel } from '@pailei/contracts/play/battles/battle-names';
import { termsOf } from '@pailei/domain/battles/formats/format-terms';
import type { Board, BattleState } from '@pailei/domain/battles/types';
import { requiredDecks } from '@pailei/domain/series/settings';
import { SIDES, type Side } from '@pailei/domain/series/sides';
import type { BattleRow } from '@pailei/db/schema/battles';
import type { SubmittedDeckRow } from '@pailei/db/schema/tournaments';
import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import type { MatchToOpen } from '../../matches/match-to-open.ts';
import { readSubmissions } from '../../submissions/submissions.ts';
import { seriesDeck } from '../../submissions/submission-views.ts';
import { entryKey, findEntries } from '../line-ups/freeze-decks.ts';

/** A board with the match that it is played as. */
export type OpenedBoard = Pick<Board, 'number' | 'kind' | 'round' | 'seats'> & { readonly match_id: string };

type Frozen = {
  readonly entries: ReadonlyMap<string, string>;
  readonly decks: ReadonlyMap<string, readonly SubmittedDeckRow[]>;
};

/** The matches of these boards, their sides with the frozen decks of the line-ups. */
export async function openingMatches(
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
