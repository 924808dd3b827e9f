import { seasonTitle } from '@pailei/contracts/play/seasons/season-texts';
import type { Standing } from '@pailei/contracts/play/seasons/season-views';

import marks from '../fragments.module.css';
import panel from '../layouts/panel.module.css';
import { mark } from '../mark.ts';
import { html, type Markup, type Page } from '../template.ts';
import type { OverlayView } from '../view.ts';
import styles from './season-race.module.css';

/** More would be too small to read. */
const MAX_ROWS = 10;
const TITLES = { account: '选手积分榜', team: '战队积分榜' } as const;

const SHELL = html`<div class="${panel.panel}">
  <div data-part="head"></div>
  <ol class="${styles.rows}" data-part="rows"></ol>
</div>`;

/** The first ten of a season's table, each with a bar as long as its share of the leader's points. */
export function seasonRace({ season: shown }: OverlayView): Page {
  if (!shown) return { shell: html``, parts: {} };
  const { season, tables } = shown.view;
  const rows = tables[shown.kind].rows.slice(0, MAX_ROWS);
  const most = Math.max(1, ...rows.map(({ points }) => points));
  return {
    shell: SHELL,
    parts: {
      head: html`${mark(30)}<b>${seasonTitle(season)}</b><em>${TITLES[shown.kind]}</em>`,
      rows: html`${rows.map((row) => line(row, most))}`,
    },
  };
}

function line(row: Standing, most: number): Markup {
  const share = Math.max(0, Math.round((row.points / most) * 1_000) / 10);
  return html`<li>
    <i class="${marks.digits}">${row.rank}</i>
    <div>
      <b>${row.name}</b>${row.team_name !== null && html`<small>${row.team_name}</small>`}
      <u data-style="width:${share}%"></u>
    </div>
    <span class="${marks.digits}">${movement(row)}</span><em class="${marks.digits}">${row.points}</em>
  </li>`;
}

/** Against the week before the newest result. */
function movement({ rank, previous_rank }: Standing): string {
  if (previous_rank === null || previous_rank === rank) return '';
  return previous_rank > rank ? `▲${previous_rank - rank}` : `▼${rank - previous_rank}`;
}
