import { formatRate, type StandingsRow } from '@pailei/domain/standings';
import { currentStandings, type TournamentState } from '@pailei/domain/tournament';
import { mark } from '../pieces.ts';
import { html, type Markup, type Page } from '../template.ts';
import type { OverlayView } from '../view.ts';
import '../styles/event.css';

/** Two columns of eight; more would be too small to read. */
const MOST_ROWS = 16;

const SHELL = html`<div class="sg">
  <div class="fu__h" data-part="head"></div>
  <ol class="sg__l" data-part="rows"></ol>
</div>`;

/** The first sixteen of the Swiss table. */
export function standings({ tournament }: OverlayView): Page {
  if (!tournament) return { shell: html``, parts: {} };
  const rows = currentStandings(tournament).slice(0, MOST_ROWS);
  if (rows.length === 0) return { shell: html``, parts: {} };
  const rounds = tournament.stages.findLast((stage) => stage.type === 'swiss')?.rounds.length ?? 0;
  return {
    shell: SHELL,
    parts: {
      head: html`${mark(30)}<b>${tournament.name}</b><span>瑞士轮 第 ${rounds} 轮</span><em>积分榜</em>`,
      rows: html`${rows.map((row) => line(tournament, row, rows.length))}`,
    },
  };
}

function line(tournament: TournamentState, row: StandingsRow, count: number): Markup {
  const record = `${row.wins}–${row.losses}${row.draws > 0 ? `–${row.draws}` : ''}`;
  const column = row.rank <= Math.ceil(count / 2) ? 1 : 2;
  return html`<li data-style="grid-column:${column}">
    <i class="num">${row.rank}</i><b>${tournament.participants[row.id]?.name}</b><span class="num">${record}</span
    ><small class="num">${(Number(formatRate(row.omw)) * 100).toFixed(1)}%</small
    ><em class="num">${row.match_points}</em>
  </li>`;
}
