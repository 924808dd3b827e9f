import { battleFormatName, boardLabel } from '@pailei/contracts/play/battles/battle-names';
import type { BattleTeamView } from '@pailei/contracts/play/battles/battle-views';
import type { BattleState, Board } from '@pailei/domain/battles/types';
import type { Side } from '@pailei/domain/series/sides';
import { drawCrest } from '@pailei/domain/teams/crest/draw-crest';
import { imageOf } from '@pailei/contracts/site/uploads/image-address';

import { formatFacts } from '../../shared/battles/model/format-facts.ts';
import { lineUpPlaces, type LineUpPlace } from '../../shared/battles/model/line-up-places.ts';
import { battlePhase, type PhaseClock } from '../../shared/battles/model/phase.ts';
import { formatCountdown, formatDuration } from '../../shared/ui/time/countdown.format.ts';
import marks from '../fragments.module.css';
import { avatar, digit } from '../fragments.ts';
import { mark } from '../mark.ts';
import { html, type Markup } from '../template.ts';
import type { BattleOnAir } from '../view.ts';
import styles from './fragments.module.css';

/** A team's crest. `size` in px; `id` is unique on the page. */
export function crest({ crest: { style, image_id } }: BattleTeamView, id: string, size: number): Markup {
  const { silhouette_path, motif_path, top, bottom, motif } = drawCrest(style);
  const inside =
    image_id === null
      ? html`<path d="${motif_path}" fill="${motif}" fill-rule="evenodd" />`
      : html`<clipPath id="${id}-edge"><path d="${silhouette_path}" /></clipPath
          ><image
            href="${imageOf(image_id, 'thumb')}"
            width="24"
            height="24"
            preserveAspectRatio="xMidYMid slice"
            clip-path="url(#${id}-edge)"
          />`;
  return html`<svg width="${size}" height="${size}" viewBox="0 0 24 24">
    <linearGradient id="${id}-ground" x1="0" y1="0" x2="0" y2="1">
      <stop stop-color="${top}" />
      <stop offset="1" stop-color="${bottom}" />
    </linearGradient>
    <path d="${silhouette_path}" fill="url(#${id}-ground)" />
    ${inside}
    <path d="${silhouette_path}" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width=".75" />
  </svg>`;
}

export type PlaceState = 'out' | 'on_board' | 'won' | 'lost' | 'waiting';

/** What has become of somebody in the line-up, as the format counts it. */
export function placeState(state: BattleState, { isOut, isOnBoard, ...place }: LineUpPlace): PlaceState {
  if (isOut) return 'out';
  if (isOnBoard) return 'on_board';
  const rest = formatFacts(state).restOf({ isOut, isOnBoard, ...place });
  return rest === 'holder' ? 'won' : rest;
}

const CARD_LOOKS: Readonly<Record<PlaceState, string | undefined>> = {
  out: styles.isGone,
  lost: styles.isGone,
  on_board: styles.isOnBoard,
  won: styles.isWinner,
  waiting: undefined,
};

/** One card for each place of a line-up: gold has won, grey is out, the corner's colour is on a board, the rest waits. */
export function placeCards(state: BattleState, side: Side): Markup {
  const cards = lineUpPlaces(state, side).map((place) => html`<i class="${CARD_LOOKS[placeState(state, place)]}"></i>`);
  return html`<span class="${styles.cards}">${cards}</span>`;
}

/** A player's picture, or the back of a card while nobody is known. `size` in px. */
export function portrait(player: { readonly name: string } | null, size: number): Markup {
  if (player) return avatar(player.name, size);
  return html`<i class="${styles.cardBack}" data-style="--size:${size}px"></i>`;
}

/** What goes on, with its clock at `nowMs` of the server. */
export function phase({ snapshot: { battle }, delay }: BattleOnAir, nowMs: number): Markup {
  const { text, clock } = battlePhase(battle, formatFacts(battle).boardName);
  return html`<span>${text}</span
    >${clock && html`<em class="${marks.digits}">${clockText(clock, nowMs - delay * 1_000)}</em>`}`;
}

function clockText({ kind, at }: PhaseClock, nowMs: number): string {
  return kind === 'until' ? formatCountdown(Date.parse(at) - nowMs) : formatDuration(nowMs - Date.parse(at));
}

/** Mark, both teams, format: the head of a panel. */
export function head(onAir: BattleOnAir, title: string, nowMs: number): Markup {
  const { info, battle } = onAir.snapshot;
  return html`${mark(30)}<b>${info.teams.a.name} 对 ${info.teams.b.name}</b
    ><span>${battleFormatName(battle.settings.format)}</span><span class="${styles.phase}">${phase(onAir, nowMs)}</span
    ><em>${title}</em>`;
}

/** The running score; a digit that has changed rolls. */
export function scoreParts({ score, before }: BattleOnAir): Record<`score-${Side}`, Markup> {
  return { 'score-a': digit(score.a, before?.a), 'score-b': digit(score.b, before?.b) };
}

/** `第 3 擂`, `王牌盘`. */
export function boardTitle(state: BattleState, board: Pick<Board, 'number' | 'kind'>): string {
  return board.kind === 'regular' ? formatFacts(state).boardName(board.number) : boardLabel(board);
}

/** The board that is on air; null before the first one. */
export function shownBoard({ snapshot, board }: BattleOnAir): Board | null {
  return snapshot.battle.boards.find(({ match_id }) => match_id !== null && match_id === board) ?? null;
}
