import { matchRoundLabel } from '@pailei/contracts/play/tournaments/round-labels';
import { formatRate } from '@pailei/domain/tournament/standings/fraction';
import type { StandingsRow } from '@pailei/domain/tournament/standings/types';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { mark } from '../mark.ts';
import { newestStage } from '../stages/newest-stage.ts';
import { STANDINGS_STAGES } from '../stages/standings-stages.ts';
import marks from '../fragments.module.css';
import { html, type Markup, type Page } from '../template.ts';
import type { OverlayView } from '../view.ts';
import panel from './panel.module.css';
import styles from './standings.module.css';

/** Two columns of eight; more would be too small to read. */
const MAX_ROWS = 16;

const SHELL = html`<div class="${panel.panel}">
  <div data-part="head"></div>
  <ol class="${styles.rows}" data-part="rows"></ol>
</div>`;

/** The first sixteen of the newest table. */
export function standings({ tournament }: OverlayView): Page {
  const stage = newestStage(STANDINGS_STAGES, tournament);
  if (!tournament || !stage) return { shell: html``, parts: {} };
  const rows = STANDINGS_STAGES[stage.type].rows(tournament, stage).slice(0, MAX_ROWS);
  const label = matchRoundLabel(tournament, { stage: stage.index, round: stage.rounds.length, node: null });
  return {
    shell: SHELL,
    parts: {
      head: html`${mark(30)}<b>${tournament.name}</b><span>${label}</span><em>积分榜</em>`,
      rows: html`${rows.map((row) => line(tournament, row, rows.length))}`,
    },
  };
}

function line(tournament: TournamentState, row: StandingsRow, count: number): Markup {
  const record = `${row.wins}–${row.losses}${row.draws > 0 ? `–${row.draws}` : ''}`;
  const column = row.rank <= Math.ceil(count / 2) ? 1 : 2;
  return html`<li data-style="grid-column:${column}">
    <i class="${marks.digits}">${row.rank}</i><b>${tournament.participants[row.id]?.name}</b
    ><span class="${marks.digits}">${record}</span
    ><small class="${marks.digits}">${(Number(formatRate(row.omw)) * 100).toFixed(1)}%</small
    ><em class="${marks.digits}">${row.match_points}</em>
  </li>`;
}
