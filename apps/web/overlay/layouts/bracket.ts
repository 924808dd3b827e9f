import { roundLabel } from '@pailei/contracts/round-labels';
import { bracketView, type BracketCell, type BracketSlot, type TournamentState } from '@pailei/domain/tournament';
import { isLive } from '../../features/match/model/series-state.ts';
import { mark } from '../pieces.ts';
import { html, type Markup, type Page } from '../template.ts';
import type { OverlayView } from '../view.ts';
import '../styles/event.css';

/** More would be too small to read: earlier rounds make room. */
const MOST_COLUMNS = 4;

const SHELL = html`<div class="br">
  <div class="fu__h" data-part="head"></div>
  <div class="br__c" data-part="columns"></div>
</div>`;

/** The last rounds of the knock-out, with the running matches marked. */
export function bracket({ tournament }: OverlayView): Page {
  const index = tournament?.stages.findLastIndex((stage) => stage.type === 'single_elimination') ?? -1;
  if (!tournament || index < 0) return { shell: html``, parts: {} };
  const columns = bracketView(tournament, index);
  const shown = columns.slice(-MOST_COLUMNS);
  return {
    shell: SHELL,
    parts: {
      head: html`${mark(30)}<b>${tournament.name}</b><span>对阵表</span>`,
      columns: html`${shown.map(
        ({ number, cells }) =>
          html`<section>
            <h2>${labelOf(number, columns.length)}</h2>
            <div>${cells.map((cell) => node(tournament, cell))}</div>
          </section>`,
      )}`,
    },
  };
}

function labelOf(round: number, roundCount: number): string {
  return roundLabel({ stage_type: 'single_elimination', round, round_count: roundCount, is_third_place: false });
}

function node(tournament: TournamentState, cell: BracketCell): Markup {
  const live = cell.match && isLive(cell.match.status);
  const caption = cell.section === 'third_place' && html`<small>季军赛</small>`;
  return html`<article class="br__n ${live && 'is-live'}">
    ${caption}${line(tournament, cell, 'a')}${line(tournament, cell, 'b')}
  </article>`;
}

function line(tournament: TournamentState, cell: BracketCell, side: 'a' | 'b'): Markup {
  const slot = cell[side];
  const look = cell.is_decided ? (slot.id !== null && slot.id === cell.winner_id ? 'w' : 'l') : '';
  const wins = cell.match && cell.match[side === 'a' ? 'wins_a' : 'wins_b'];
  return html`<p class="${look}">
    <i class="num">${slot.seed}</i><b>${nameOf(tournament, slot)}</b><em class="num">${wins}</em>
  </p>`;
}

function nameOf(tournament: TournamentState, { id, is_open }: BracketSlot): string {
  if (id !== null) return tournament.participants[id]?.name ?? '';
  return is_open ? '待定' : '轮空';
}
