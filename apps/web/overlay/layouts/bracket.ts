import { matchRoundLabel } from '@pailei/contracts/play/tournaments/round-labels';
import type { BracketCell, BracketSlot, TournamentState } from '@pailei/domain/tournament';
import { isLive } from '../../shared/match/series-state.ts';
import { mark } from '../mark.ts';
import { BRACKET_STAGES } from '../stages/bracket-stages.ts';
import { newestStage } from '../stages/newest-stage.ts';
import marks from '../fragments.module.css';
import { html, type Markup, type Page } from '../template.ts';
import type { OverlayView } from '../view.ts';
import styles from './bracket.module.css';
import panel from './panel.module.css';

/** More would be too small to read: earlier rounds make room. */
const MAX_COLUMNS = 4;

const SHELL = html`<div class="${panel.panel}">
  <div data-part="head"></div>
  <div data-part="columns"></div>
</div>`;

/** The last rounds of the knock-out, with the running matches marked. */
export function bracket({ tournament }: OverlayView): Page {
  const stage = newestStage(BRACKET_STAGES, tournament);
  if (!tournament || !stage) return { shell: html``, parts: {} };
  const columns = BRACKET_STAGES[stage.type].columns(tournament, stage).slice(-MAX_COLUMNS);
  const label = (round: number, node: string | null) =>
    matchRoundLabel(tournament, { stage: stage.index, round, node });
  return {
    shell: SHELL,
    parts: {
      head: html`${mark(30)}<b>${tournament.name}</b><span>对阵表</span>`,
      columns: html`${columns.map(
        ({ number, cells }) =>
          html`<section>
            <h2>${label(number, null)}</h2>
            <div>${cells.map((cell) => node(tournament, cell, label(number, cell.node)))}</div>
          </section>`,
      )}`,
    },
  };
}

function node(tournament: TournamentState, cell: BracketCell, label: string): Markup {
  const live = cell.match && isLive(cell.match.status);
  const caption = cell.section === 'third_place' && html`<small>${label}</small>`;
  return html`<article class="${styles.match} ${live && styles.isLive}">
    ${caption}${line(tournament, cell, 'a')}${line(tournament, cell, 'b')}
  </article>`;
}

function line(tournament: TournamentState, cell: BracketCell, side: 'a' | 'b'): Markup {
  const slot = cell[side];
  const look = cell.is_decided
    ? slot.id !== null && slot.id === cell.winner_id
      ? styles.isWinner
      : styles.isLoser
    : null;
  const wins = cell.match && cell.match[side === 'a' ? 'wins_a' : 'wins_b'];
  return html`<p class="${look}">
    <i class="${marks.digits}">${slot.seed}</i><b>${nameOf(tournament, slot)}</b
    ><em class="${marks.digits}">${wins}</em>
  </p>`;
}

function nameOf(tournament: TournamentState, { id, is_open }: BracketSlot): string {
  if (id !== null) return tournament.participants[id]?.name ?? '';
  return is_open ? '待定' : '轮空';
}
