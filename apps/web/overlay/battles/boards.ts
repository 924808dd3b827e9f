import {
  isBoardOver,
  isBoardRunning,
  playerOf,
  standingBoards,
  type BattleState,
  type Board,
} from '@pailei/domain/battles';
import { SIDES, type Side } from '@pailei/domain/series';

import { boardMark } from '../../shared/battles/board-labels.ts';
import { formatFacts } from '../../shared/battles/format-facts.ts';
import { cellState, playerGrid } from '../../shared/battles/player-grid.ts';
import { lineUpPlaces } from '../../shared/battles/line-up-places.ts';
import { turnsOf } from '../../shared/battles/turns.ts';
import marks from '../fragments.module.css';
import panel from '../layouts/panel.module.css';
import { html, type Markup, type Page } from '../template.ts';
import type { BattleOnAir, OverlayView } from '../view.ts';
import styles from './boards.module.css';
import { boardTitle, crest, head, portrait, scoreParts } from './fragments.ts';
import { formatParts, type FormatParts } from './format-parts.ts';

/** More turns than this do not fit; the latest are shown. */
const MAX_TURNS = 9;

const SHELL = html`<div class="${panel.panel}">
  <div data-part="head"></div>
  <div class="${styles.score}">
    <div data-part="a"></div>
    <div data-part="score-a"></div>
    <i></i>
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
      boards: BODIES[formatParts(battle).boards](battle),
    },
  };
}

function team({ snapshot: { info } }: BattleOnAir, side: Side): Markup {
  return html`${crest(info.teams[side], side, 64)}<b>${info.teams[side].name}</b>`;
}

const BODIES: Readonly<Record<FormatParts['boards'], (battle: BattleState) => Markup>> = {
  cards,
  meetings,
  turns,
};

/** A card for each board; those that are not open yet keep their place. */
function cards(battle: BattleState): Markup {
  const standing = standingBoards(battle);
  const isAtOnce = formatFacts(battle).stage === 'boards';
  const missing = isAtOnce ? Math.max(0, battle.settings.format.size - standing.length) : 0;
  const rest = Array.from({ length: missing }, (_, index) => emptyCard(battle, standing.length + index));
  const count = standing.length + missing;
  if (count === 0) return html`<p class="${styles.none}">开战后，各台会列在这里</p>`;
  return html`<ol class="${styles.cards}" data-style="--columns:${count > 9 ? 4 : Math.min(3, count)}">
    ${standing.map((board) => card(battle, board))}${rest}
  </ol>`;
}

function card(battle: BattleState, board: Board): Markup {
  const rows = SIDES.map((side) => seat(playerOf(board, side), board.score[side], seatLook(board, side)));
  return html`<li class="${isBoardRunning(board) && styles.isRunning}">
    <small>${boardTitle(battle, board)}<em>${boardMark(board).label}</em></small
    >${rows}
  </li>`;
}

function emptyCard(battle: BattleState, index: number): Markup {
  const rows = SIDES.map((side) => {
    const place = lineUpPlaces(battle, side)[index];
    return seat(place?.player ?? null, null, undefined);
  });
  return html`<li>
    <small>${boardTitle(battle, { number: index + 1, kind: 'regular' })}<em>待开台</em></small
    >${rows}
  </li>`;
}

function seat(player: { readonly name: string } | null, score: number | null, look: string | undefined): Markup {
  return html`<span class="${styles.seat} ${look}"
    >${portrait(player, 44)}<b>${player?.name ?? '待定'}</b><i class="${marks.digits}">${score}</i></span
  >`;
}

function seatLook(board: Board, side: Side): string | undefined {
  if (!isBoardOver(board)) return undefined;
  return board.winner === side ? styles.isWinner : styles.isBeaten;
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

/** The games of a relay by the two who play them. */
function turns(battle: BattleState): Markup {
  const played = turnsOf(battle).toReversed().slice(0, MAX_TURNS);
  const lines = played.map(({ from, to, players }, index) => {
    const games = to === null || to === from ? `第 ${from} 局` : `第 ${from}–${to} 局`;
    return html`<li class="${index === 0 && styles.isRunning}">
      <span>${portrait(players.a, 44)}<b>${players.a?.name ?? '未公开'}</b></span
      ><small>${games}</small
      ><span class="${styles.pair}"><b>${players.b?.name ?? '未公开'}</b>${portrait(players.b, 44)}</span>
    </li>`;
  });
  return html`<ol class="${styles.turns}">
    ${lines}
  </ol>`;
}
