import type { MatchInfo, MatchSnapshot } from '@pailei/contracts/matches';
import {
  bannedSlots,
  deckStatus,
  type DeckStatus,
  type SeriesDeck,
  type SeriesState,
  type Side,
} from '@pailei/domain/series';
import { DECK_WORDS } from '../../features/match/model/decks.ts';
import { lineupText } from '../../features/match/model/series-words.ts';
import { avatar, digit, mark, pips, plate, seal } from '../pieces.ts';
import { html, type Markup, type Page } from '../template.ts';
import type { OverlayView } from '../view.ts';
import { phaseText } from './phase.ts';

const SHELL = html`<header class="ol-bar">
    <i class="ol-rope ol-rope--a"></i>
    <div class="ob">
      <div class="ob__p ob__p--a" data-part="a"></div>
      <div class="ob__s num roll" data-part="score-a"></div>
      <div class="ob__c" data-part="phase"></div>
      <div class="ob__s num roll" data-part="score-b"></div>
      <div class="ob__p ob__p--b" data-part="b"></div>
    </div>
    <i class="ol-rope ol-rope--b"></i>
    <div class="ol-ban ol-ban--a" data-part="bans-a"></div>
    <div class="ol-ban ol-ban--b" data-part="bans-b"></div>
    <div class="ol-ev" data-part="event"></div>
  </header>
  <ul class="ol-h ol-h--a" data-part="decks-a"></ul>
  <ul class="ol-h ol-h--b" data-part="decks-b"></ul>`;

/** The score along the upper edge, the bans under its ends, the decks at both sides. */
export function bar({ match, before }: OverlayView): Page {
  if (!match) return { shell: html``, parts: {} };
  const { info, series } = match;
  return {
    shell: SHELL,
    parts: {
      a: html`${avatar(series.sides.a.name, 46)}${nameOf(match, 'a')}${pips(series, 'a')}`,
      b: html`${pips(series, 'b')}${nameOf(match, 'b')}${avatar(series.sides.b.name, 46)}`,
      'score-a': digit(series.sides.a.wins, before?.a),
      'score-b': digit(series.sides.b.wins, before?.b),
      phase: html`<span class="num">BO${series.settings.best_of}</span><b>${phaseText(series)}</b>`,
      'bans-a': bans(series, 'a'),
      'bans-b': bans(series, 'b'),
      event: eventTab(info, series),
      'decks-a': decks(series, 'a'),
      'decks-b': decks(series, 'b'),
    },
  };
}

function nameOf({ info, series }: MatchSnapshot, side: Side): Markup {
  const seed = info.seeds[side];
  return html`<span class="ob__n"
    ><b>${series.sides[side].name}</b>${seed !== null && html`<small>${seed} 号种子</small>`}</span
  >`;
}

function eventTab(info: MatchInfo, series: SeriesState): Markup {
  return html`${mark(22)}<b>${info.tournament_name}</b><span>${info.label}</span
    ><span>${lineupText(series.settings, series.sides.a.decks.length)}</span>`;
}

/** The own decks that the opponent banned; mirrored on the right. */
function bans(series: SeriesState, side: Side): Markup {
  const banned = series.sides[side].decks.filter((deck) => bannedSlots(series, side).includes(deck.slot));
  if (banned.length === 0) return html``;
  const names = banned.map((deck) =>
    side === 'a'
      ? html`${plate(deck, 's', 'is-ban')}<b>${deck.name}</b>`
      : html`<b>${deck.name}</b>${plate(deck, 's', 'is-ban')}`,
  );
  return side === 'a' ? html`${seal('禁')}${names}` : html`${names}${seal('禁')}`;
}

const LOOKS = {
  available: 'wait',
  in_use: 'now',
  won: 'won',
  lost: 'won',
  banned: 'ban',
  shielded: 'wait',
} as const satisfies Record<DeckStatus, string>;

/** What is left of a side's decks; banned ones stand under the bar. */
function decks(series: SeriesState, side: Side): Markup {
  const left = series.sides[side].decks.filter((deck) => !bannedSlots(series, side).includes(deck.slot));
  return html`${left.map((deck) => deckLine(deck, deckStatus(series, side, deck.slot)))}`;
}

function deckLine(deck: SeriesDeck, status: DeckStatus): Markup {
  const isOut = status === 'won' || status === 'lost';
  return html`<li class="oh oh--${LOOKS[status]}">
    ${plate(deck, 'xl', isOut ? 'is-used' : '')}<span class="oh__t"
      ><b>${deck.name}</b><small>${DECK_WORDS[status]}</small></span
    >${isOut && seal(status === 'won' ? '胜' : '负')}
  </li>`;
}
