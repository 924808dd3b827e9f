import { matchRoundLabel } from '@pailei/contracts/play/tournaments/round-labels';
import type { BracketCell, BracketColumn, BracketSlot } from '@pailei/domain/tournament/stages/stage-table';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { isLive } from '@pailei/domain/featured/live';
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
  const label = ({ number, cell }: PlacedCell) =>
    matchRoundLabel(tournament, { stage: stage.index, round: number, node: cell.node });
  return {
    shell: SHELL,
    parts: {
      head: html`${mark(30)}<b>${tournament.name}</b><span>对阵表</span>`,
      columns: html`${lastColumns(BRACKET_STAGES[stage.type].columns(tournament, stage)).map((cells) => {
        const [title] = cells.map(label);
        return html`<section>
          <h2>${title}</h2>
          <div>${cells.map((placed) => node(tournament, placed.cell, label(placed) !== title && label(placed)))}</div>
        </section>`;
      })}`,
    },
  };
}

type PlacedCell = { readonly number: number; readonly cell: BracketCell };

/** Matches by how many wins they are from the end, the last column last; a second final match only while it may be played. */
function lastColumns(rounds: readonly BracketColumn[]): PlacedCell[][] {
  const winsAhead = new Map<string, number>();
  const columns: PlacedCell[][] = [];
  const cells = rounds.flatMap(({ number, cells: all }) => all.map((cell) => ({ number, cell })));
  for (const placed of cells.toReversed()) {
    const { node: id, sources, leg, match, is_decided } = placed.cell;
    if (leg === 2 && is_decided && !match) continue;
    const ahead = winsAhead.get(id) ?? 0;
    for (const { kind, ...source } of [sources.a, sources.b]) {
      if (kind === 'winner' && 'node' in source) winsAhead.set(source.node, ahead + 1);
    }
    columns[ahead] = [placed, ...(columns[ahead] ?? [])];
  }
  return columns.slice(0, MAX_COLUMNS).toReversed();
}

function node(tournament: TournamentState, cell: BracketCell, label: string | false): Markup {
  const live = cell.match && isLive(cell.match.status);
  const caption = label && html`<small>${label}</small>`;
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
