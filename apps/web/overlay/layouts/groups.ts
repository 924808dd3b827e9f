import { groupName } from '@pailei/contracts/play/stages/group-names';
import { boardDifference } from '@pailei/domain/tournament/standings/boards';
import { gameDifference } from '@pailei/domain/tournament/standings/compare';
import type { StandingsRow } from '@pailei/domain/tournament/standings/types';
import type { GroupTable } from '@pailei/domain/tournament/stages/stage-table';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { mark } from '../mark.ts';
import { GROUPS_STAGES, groupsOf } from '../stages/groups-stages.ts';
import { newestStage } from '../stages/newest-stage.ts';
import marks from '../fragments.module.css';
import { html, type Markup, type Page } from '../template.ts';
import type { OverlayView } from '../view.ts';
import panel from './panel.module.css';
import styles from './standings.module.css';

const SHELL = html`<div class="${panel.panel}">
  <div data-part="head"></div>
  <ol class="${styles.rows}" data-part="rows"></ol>
</div>`;

/** The table of one group: that of the featured match, else the first in which a match is open. */
export function groups({ tournament }: OverlayView): Page {
  const stage = newestStage(GROUPS_STAGES, tournament);
  if (!tournament || !stage) return { shell: html``, parts: {} };
  const table = groupOnAir(tournament, groupsOf(tournament, stage));
  if (!table) return { shell: html``, parts: {} };
  return {
    shell: SHELL,
    parts: {
      head: html`${mark(30)}<b>${tournament.name}</b><span>${groupName(table.group)}</span><em>小组积分</em>`,
      rows: html`${table.rows.map((row) => line(tournament, row, table.rows.length))}`,
    },
  };
}

function groupOnAir({ featured_match_id }: TournamentState, tables: readonly GroupTable[]): GroupTable | undefined {
  const isFeatured = ({ fixtures }: GroupTable) =>
    featured_match_id !== null && fixtures.some(({ match }) => match?.match_id === featured_match_id);
  const isPlaying = ({ fixtures }: GroupTable) => fixtures.some(({ state }) => state === 'open');
  return tables.find(isFeatured) ?? tables.find(isPlaying) ?? tables[0];
}

/** One column up to eight, else two. */
const ONE_COLUMN = 8;

function line(tournament: TournamentState, row: StandingsRow, count: number): Markup {
  const record = `${row.wins}–${row.losses}${row.draws > 0 ? `–${row.draws}` : ''}`;
  const column = count <= ONE_COLUMN || row.rank <= Math.ceil(count / 2) ? 1 : 2;
  const difference = row.battles ? boardDifference(row) : gameDifference(row);
  return html`<li data-style="grid-column:${count <= ONE_COLUMN ? '1 / -1' : column}">
    <i class="${marks.digits}">${row.rank}</i><b>${tournament.participants[row.id]?.name}</b
    ><span class="${marks.digits}">${record}</span
    ><small class="${marks.digits}">${difference > 0 ? `+${difference}` : difference}</small
    ><em class="${marks.digits}">${row.battles?.points ?? row.match_points}</em>
  </li>`;
}
