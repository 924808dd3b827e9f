import { orderName } from '@pailei/contracts/play/battles/battle-texts';
import { standingBoards } from '@pailei/domain/battles/boards';
import type { BattleState } from '@pailei/domain/battles/types';
import type { Side } from '@pailei/domain/series/sides';

import { isUpcoming } from '../../shared/battles/battle-mark.ts';
import { formatFacts } from '../../shared/battles/model/format-facts.ts';
import { lineUpPlaces, type LineUpPlace } from '../../shared/battles/model/line-up-places.ts';
import { seal } from '../fragments.ts';
import panel from '../layouts/panel.module.css';
import { html, type Markup, type Page } from '../template.ts';
import type { BattleOnAir, OverlayView } from '../view.ts';
import { crest, head, placeState, portrait, scoreParts, type PlaceState } from './fragments.ts';
import styles from './line-up.module.css';

const SHELL = html`<div class="${panel.panel}">
  <div data-part="head"></div>
  <div class="${styles.teams}">
    <div data-part="a"></div>
    <div class="${styles.score}">
      <div data-part="score-a"></div>
      <i></i>
      <div data-part="score-b"></div>
    </div>
    <div data-part="b"></div>
  </div>
  <div class="${panel.ropes} ${styles.ropes}"></div>
  <div class="${styles.places}">
    <ol data-part="places-a"></ol>
    <ol data-part="places-b"></ol>
  </div>
</div>`;

/** Both line-ups as far as they are public, with what has become of everybody. */
export function lineUp({ battle: onAir }: OverlayView, nowMs: number): Page {
  if (!onAir) return { shell: html``, parts: {} };
  const { battle } = onAir.snapshot;
  const places = (side: Side) => {
    const all = lineUpPlaces(battle, side);
    return html`${all.map((place) => placeLine(battle, place, all.length))}${advisers(battle, side)}`;
  };
  return {
    shell: SHELL,
    parts: {
      head: head(onAir, '出战名单', nowMs),
      a: team(onAir, 'a'),
      b: team(onAir, 'b'),
      ...scoreParts(onAir),
      'places-a': places('a'),
      'places-b': places('b'),
    },
  };
}

function team({ snapshot: { info, battle } }: BattleOnAir, side: Side): Markup {
  const { locked } = battle.sides[side].line_up;
  const note = isUpcoming(battle.status)
    ? locked
      ? '名单已锁定'
      : '名单未锁定'
    : formatFacts(battle).need(battle, side);
  return html`${crest(info.teams[side], side, 112)}<b>${info.teams[side].name}</b><small>${note}</small>`;
}

const LOOKS: Readonly<Record<PlaceState, string | undefined>> = {
  out: styles.isGone,
  lost: styles.isGone,
  won: undefined,
  on_board: styles.isOnBoard,
  waiting: undefined,
};

const SEALS: Readonly<Record<PlaceState, Markup | null>> = {
  out: seal('弃'),
  lost: seal('负'),
  on_board: null,
  won: seal('胜'),
  waiting: null,
};

/** Seal of a place; in the ring its holder has one of its own. */
function placeSeal(state: BattleState, place: LineUpPlace): Markup | null {
  const isHolder = formatFacts(state).hasOrderNames && place.isOnBoard && place.last === 'won';
  return isHolder ? seal('擂') : SEALS[placeState(state, place)];
}

function placeLine(battle: BattleState, place: LineUpPlace, count: number): Markup {
  const { player, index, won } = place;
  const order = formatFacts(battle).hasOrderNames ? orderName(index, count) : `${index + 1}`;
  return html`<li class="${LOOKS[placeState(battle, place)]}">
    <i>${order}</i
    >${portrait(player, 52)}<b>${player?.name ?? '未公开'}</b>${won > 0 && html`<small>${won} 胜</small>`}<span
      >${placeSeal(battle, place)}</span
    >
  </li>`;
}

/** Of a co-op board: who sits beside the player. */
function advisers(battle: BattleState, side: Side): readonly Markup[] {
  const seats = standingBoards(battle).flatMap((board) => board.seats);
  return seats
    .filter((seat) => seat.side === side && seat.role === 'adviser')
    .map(({ name }) => html`<li><i>参谋</i>${portrait({ name }, 52)}<b>${name}</b></li>`);
}
