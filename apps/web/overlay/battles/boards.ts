import { isBoardOver, isBoardRunning, playerOf, standingBoards } from '@pailei/domain/battles/boards';
import type { BattleFormatCode } from '@pailei/domain/battles/settings';
import type { BattleState, Board } from '@pailei/domain/battles/types';
import { SIDES, type Side } from '@pailei/domain/series/sides';

import { cellState, playerGrid } from '../../shared/battles/model/player-grid.ts';
import { turnsOf } from '../../shared/battles/model/turns.ts';
import marks from '../fragments.module.css';
import panel from '../layouts/panel.module.css';
import { html, type Markup, type Page } from '../template.ts';
import type { BattleOnAir, OverlayView } from '../view.ts';
import styles from './boards.module.css';
import { boardTitle, crest, head, portrait, scoreParts } from './fragments.ts';

/** More turns than this do not fit; the latest are shown. */
const MAX_TURNS = 9;

const SHELL = html`<div class="${panel.panel}">
  <div data-part="head"></div>
  <div class="${styles.score}">
    <div data-part="a"></div>
    <div data-part="score-a"></div>
    :
    <div data-part="score-b"></div>
    <div data-part="b"></div>
  </div>
  <div data-part="boards"></div>
</div>`;

/** All boards at once. */
export function boards({ battle: onAir }: OverlayView, nowMs: number): Page {
  if (!onAir) return { shell: html``, parts: {} };
  const { battle } = onAir.snapshot;
  return {
    shell: SHELL,
    parts: {
      head: head(onAir, '各台对阵', nowMs),
      a: team(onAir, 'a'),
      b: team(onAir, 'b'),
      ...scoreParts(onAir),
      boards: BODIES[battle.settings.format.code](battle),
    },
  };
}

function team({ snapshot: { info } }: BattleOnAir, side: Side): Markup {
  return html`${crest(info.teams[side], side, 64)}<b>${info.teams[side].name}</b>`;
}

/** All boards as cards, as a table of who met whom, or as the turns of one board. */
const BODIES: Readonly<Record<BattleFormatCode, (battle: BattleState) => Markup>> = {
  boards: cards,
  winner_stays: cards,
  relay: turns,
  co_op: cards,
  two_v_two: cards,
  scheveningen: meetings,
  conquest_team: cards,
};

/** A card for each board. */
function cards(battle: BattleState): Markup {
  return grid(standingBoards(battle).map((board) => card(battle, board)));
}

function grid(items: readonly Markup[]): Markup {
  if (items.length === 0) return html`<p class="${styles.seat}">等待开战</p>`;
  const columns = items.length > 9 ? 4 : Math.min(3, items.length);
  return html`<ol class="${styles.cards}" data-style="--columns:${columns}">
    ${items}
  </ol>`;
}

function card(battle: BattleState, board: Board): Markup {
  const rows = SIDES.map((side) => seat(playerOf(board, side), board.score[side], seatLook(board, side)));
  return html`<li class="${isBoardRunning(board) && styles.isRunning}">
    <small>${boardTitle(battle, board)}</small>${rows}
  </li>`;
}

function seat(player: { readonly name: string } | null, score: number | null, look: string | undefined): Markup {
  return html`<span class="${styles.seat} ${look}"
    >${portrait(player, 44)}<b>${player?.name ?? '待定'}</b><i class="${marks.digits}">${score}</i></span
  >`;
}

function seatLook(board: Board, side: Side): string | undefined {
  return isBoardOver(board) && board.winner === side ? styles.isWinner : undefined;
}

const CELLS: Readonly<Record<ReturnType<typeof cellState>, string | undefined>> = {
  won: styles.winA,
  lost: styles.winB,
  open: styles.isRunning,
  both_lost: undefined,
};

/** Rows are the players of a, columns those of b. */
function meetings(battle: BattleState): Markup {
  const { columns, rows } = playerGrid(battle);
  return html`<table class="${styles.meetings}">
    <tr>
      <th></th>
      ${columns.map(({ player }) => html`<th>${player?.name ?? '未公开'}</th>`)}
    </tr>
    ${rows.map(
      ({ place, cells }) =>
        html`<tr>
          <th>${place.player?.name ?? '未公开'}</th>
          ${cells.map((met) => meeting(met.at(-1)))}
        </tr>`,
    )}
  </table>`;
}

function meeting(board: Board | undefined): Markup {
  if (!board) return html`<td></td>`;
  return html`<td class="${CELLS[cellState(board)]} ${marks.digits}">${board.score.a}:${board.score.b}</td>`;
}

/** The games of a relay by the two who play them, the latest first. */
function turns(battle: BattleState): Markup {
  const played = turnsOf(battle).toReversed().slice(0, MAX_TURNS);
  return grid(
    played.map(
      ({ from, players }, index) =>
        html`<li class="${index === 0 && styles.isRunning}">
          <small>第 ${from} 局</small>${SIDES.map((side) => seat(players[side], null, undefined))}
        </li>`,
    ),
  );
}
