import { isBattleOver } from '@pailei/domain/battles/battle-over';
import { isBoardOver, playerOf, standingBoards } from '@pailei/domain/battles/boards';
import type { BattleState, Board } from '@pailei/domain/battles/types';
import type { Side } from '@pailei/domain/series/sides';

import { formatFacts } from '../../shared/battles/model/format-facts.ts';
import { duelOf, streakOf, type Duel } from '../../shared/battles/model/shown-board.ts';
import { seal } from '../fragments.ts';
import marks from '../fragments.module.css';
import { html, type Markup, type Page } from '../template.ts';
import type { BattleOnAir, OverlayView } from '../view.ts';
import { boardTitle, crest, phase, placeCards, portrait, scoreParts, shownBoard } from './fragments.ts';
import styles from './ring.module.css';

/** More links than this are too narrow to read; the latest are shown. */
const MAX_LINKS = 12;

const SHELL = html`<div class="${styles.ring}">
  <div class="${styles.row}">
    <div data-part="a"></div>
    <div data-part="score-a"></div>
    <div class="${styles.duel}">
      <div data-part="duelist-a"></div>
      <div data-part="board"></div>
      <div data-part="duelist-b"></div>
    </div>
    <div data-part="score-b"></div>
    <div data-part="b"></div>
  </div>
  <ol data-part="chain"></ol>
</div>`;

/** Who stands in the ring, how the boards so far went, and who is left. */
export function ring({ battle: onAir }: OverlayView, nowMs: number): Page {
  if (!onAir) return { shell: html``, parts: {} };
  const { battle } = onAir.snapshot;
  const duel = duelOnAir(onAir);
  return {
    shell: SHELL,
    parts: {
      a: team(onAir, 'a'),
      b: team(onAir, 'b'),
      ...scoreParts(onAir),
      'duelist-a': duelist(battle, duel, 'a'),
      'duelist-b': duelist(battle, duel, 'b'),
      board: middle(onAir, duel, nowMs),
      chain: html`${standingBoards(battle)
        .filter(({ status }) => status !== 'not_played')
        .slice(-MAX_LINKS)
        .map((board) => link(battle, board))}`,
    },
  };
}

/** The board that is on air; while a captain names somebody, the coming one as far as it is known. */
function duelOnAir(onAir: BattleOnAir): Duel {
  const { battle } = onAir.snapshot;
  const board = shownBoard(onAir);
  if (battle.naming || !board) return duelOf(battle);
  return { board, number: board.number, players: { a: playerOf(board, 'a'), b: playerOf(board, 'b') } };
}

function team({ snapshot: { info, battle } }: BattleOnAir, side: Side): Markup {
  const need = formatFacts(battle).need(battle, side);
  return html`${crest(info.teams[side], side, 64)}<span
      ><b>${info.teams[side].name}</b><small>${need}</small>${placeCards(battle, side)}</span
    >`;
}

/** In the ring somebody holds it and somebody challenges; elsewhere two players meet. */
function duelist(battle: BattleState, { players }: Duel, side: Side): Markup {
  const player = players[side];
  const streak = player && formatFacts(battle).hasOrderNames ? streakOf(battle, side, player.account_id) : 0;
  const title = streak > 0 && html`${seal('擂')}<small>${streak} 连胜</small>`;
  return html`${portrait(player, 80)}<b>${player?.name ?? '等待派人'}</b><span>${title}</span>`;
}

function middle(onAir: BattleOnAir, { board, number }: Duel, nowMs: number): Markup {
  const { battle } = onAir.snapshot;
  if (!board || isBattleOver(battle.status)) return html`<span class="${styles.phase}">${phase(onAir, nowMs)}</span>`;
  const title = board.number === number ? boardTitle(battle, board) : formatFacts(battle).boardName(number);
  return html`<small>${title}</small><b class="${marks.digits}">${board.score.a} : ${board.score.b}</b
    ><small class="${marks.digits}">BO${seriesOf(battle, board).best_of}</small>`;
}

const seriesOf = ({ settings }: BattleState, { kind }: Board) =>
  kind === 'regular' ? settings.series : settings.decider_series;

const WINNERS: Readonly<Record<Side, string | undefined>> = { a: styles.winA, b: styles.winB };

/** One board of the chain: who won it, or who plays it. */
function link(battle: BattleState, board: Board): Markup {
  const look = isBoardOver(board) ? board.winner && WINNERS[board.winner] : styles.isRunning;
  const winner = board.winner === null ? null : playerOf(board, board.winner);
  const text = isBoardOver(board) ? (winner?.name ?? (board.winner === null ? '双负' : '缺人')) : '进行中';
  return html`<li class="${look}">
    <small>${boardTitle(battle, board)}</small><b>${text}</b
    ><span class="${marks.digits}">${board.score.a}:${board.score.b}</span>
  </li>`;
}
