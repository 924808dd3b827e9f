import type { MatchInfo, MatchSnapshot } from '@pailei/contracts/play/matches/matches.api';
import { bannedSlots, deckStatus } from '@pailei/domain/series/decide/legal';
import type { SeriesDeck, SeriesState } from '@pailei/domain/series/types';
import type { Side } from '@pailei/domain/series/sides';
import { deckLabel } from '../../shared/match/decks.ts';
import { lineupText } from '../../shared/match/series-labels.ts';
import { avatar, digit, seal } from '../fragments.ts';
import { mark } from '../mark.ts';
import marks from '../fragments.module.css';
import { pips, plate } from '../plates.ts';
import { html, type Markup, type Page } from '../template.ts';
import type { OverlayView } from '../view.ts';
import styles from './bar.module.css';
import { phaseText } from './phase.ts';
import { placeName } from './place-name.ts';

const SHELL = html`<header class="${styles.bar}">
    <i class="${styles.rope}"></i>
    <div class="${styles.scorebar}">
      <div data-part="a"></div>
      <div data-part="score-a"></div>
      <div data-part="phase"></div>
      <div data-part="score-b"></div>
      <div data-part="b"></div>
    </div>
    <i class="${styles.rope}"></i>
    <div data-part="bans-a"></div>
    <div data-part="bans-b"></div>
    <div data-part="event"></div>
  </header>
  <ul data-part="decks-a"></ul>
  <ul data-part="decks-b"></ul>`;

/** The score along the upper edge, the bans under its ends, the decks at both sides. */
export function bar(view: OverlayView): Page {
  const { match, before } = view;
  if (!match) return { shell: html``, parts: {} };
  const { info, series } = match;
  return {
    shell: SHELL,
    parts: {
      a: html`${avatar(series.sides.a.name, 46)}${nameOf(match, 'a')}${pips(series, 'a')}`,
      b: html`${pips(series, 'b')}${nameOf(match, 'b')}${avatar(series.sides.b.name, 46)}`,
      'score-a': digit(series.sides.a.wins, before?.a),
      'score-b': digit(series.sides.b.wins, before?.b),
      phase: html`<span class="${marks.digits}">BO${series.settings.best_of}</span><b>${phaseText(series)}</b>`,
      'bans-a': bans(series, 'a'),
      'bans-b': bans(series, 'b'),
      event: eventTab(placeName(view), info, series),
      'decks-a': decks(series, 'a'),
      'decks-b': decks(series, 'b'),
    },
  };
}

function nameOf({ info, series }: MatchSnapshot, side: Side): Markup {
  const seed = info.seeds[side];
  return html`<span class="${styles.name}"
    ><b>${series.sides[side].name}</b>${seed !== null && html`<small>${seed} 号种子</small>`}</span
  >`;
}

function eventTab(place: string, info: MatchInfo, series: SeriesState): Markup {
  return html`${mark(22)}<b>${place}</b><span>${info.label}</span
    ><span>${lineupText(series.settings, series.sides.a.decks.length)}</span>`;
}

/** The own decks that the opponent banned; mirrored on the right. */
function bans(series: SeriesState, side: Side): Markup {
  const banned = series.sides[side].decks.filter((deck) => bannedSlots(series, side).includes(deck.slot));
  if (banned.length === 0) return html``;
  const names = banned.map((deck) =>
    side === 'a'
      ? html`${plate(deck, 'banned')}<b>${deck.name}</b>`
      : html`<b>${deck.name}</b>${plate(deck, 'banned')}`,
  );
  return side === 'a' ? html`${seal('禁')}${names}` : html`${names}${seal('禁')}`;
}

/** What is left of a side's decks; banned ones come below the bar. */
function decks(series: SeriesState, side: Side): Markup {
  const left = series.sides[side].decks.filter((deck) => !bannedSlots(series, side).includes(deck.slot));
  return html`${left.map((deck) => deckLine(series, side, deck))}`;
}

function deckLine(series: SeriesState, side: Side, deck: SeriesDeck): Markup {
  const status = deckStatus(series, side, deck.slot);
  const isOut = status === 'won' || status === 'lost';
  return html`<li class="${styles.deck} ${isOut ? styles.isOut : status === 'in_use' && styles.isActive}">
    ${plate(deck, isOut ? 'used' : status === 'in_use' ? 'inUse' : 'plain')}<span class="${styles.label}"
      ><b>${deck.name}</b><small>${deckLabel(series, side, deck.slot)}</small></span
    >${isOut && html`<span class="${styles.stamp}">${seal(status === 'won' ? '胜' : '负')}</span>`}
  </li>`;
}
