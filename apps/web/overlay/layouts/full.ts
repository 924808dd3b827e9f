import { deckStatus, slotOf, type SeriesGame, type SeriesState, type Side } from '@pailei/domain/series';
import { settingsText } from '../../features/match/model/series-words.ts';
import { avatar, digit, mark, pips, plate, plateState, seal } from '../pieces.ts';
import { html, type Markup, type Page } from '../template.ts';
import type { OverlayView } from '../view.ts';
import { phaseText } from './phase.ts';

const SHELL = html`<div class="fu">
  <div class="fu__h" data-part="head"></div>
  <div class="fu__m">
    <div class="fu__p fu__p--a" data-part="a"></div>
    <div class="fu__s num">
      <div class="roll" data-part="score-a"></div>
      <i></i>
      <div class="roll" data-part="score-b"></div>
    </div>
    <div class="fu__p fu__p--b" data-part="b"></div>
  </div>
  <div class="fu__ropes"></div>
  <div class="fu__d">
    <ul data-part="decks-a"></ul>
    <ul data-part="decks-b"></ul>
  </div>
  <ol class="fu__g" data-part="games"></ol>
</div>`;

/** The whole picture, for the time between two games. */
export function full({ match, before }: OverlayView): Page {
  if (!match) return { shell: html``, parts: {} };
  const { info, series } = match;
  return {
    shell: SHELL,
    parts: {
      head: html`${mark(30)}<b>${info.tournament_name}</b><span>${info.label}</span><span>${settingsText(series)}</span
        ><em>${phaseText(series)}</em>`,
      a: player(series, 'a', info.seeds.a),
      b: player(series, 'b', info.seeds.b),
      'score-a': digit(series.sides.a.wins, before?.a),
      'score-b': digit(series.sides.b.wins, before?.b),
      'decks-a': decks(series, 'a'),
      'decks-b': decks(series, 'b'),
      games: html`${series.games.filter((game) => game.status !== 'voided').map((game) => gameLine(series, game))}`,
    },
  };
}

function player(series: SeriesState, side: Side, seed: number | null): Markup {
  const { name } = series.sides[side];
  return html`${avatar(name, 132)}<b>${name}</b
    ><small>${seed !== null && `${seed} 号种子`}</small>${pips(series, side)}`;
}

function decks(series: SeriesState, side: Side): Markup {
  return html`${series.sides[side].decks.map((deck) => {
    const status = deckStatus(series, side, deck.slot);
    const stamp = status === 'banned' ? seal('禁') : status === 'won' ? seal('胜') : status === 'lost' && seal('负');
    return html`<li class="is-${status}">
      ${plate(deck, 'xl', plateState(series, side, deck.slot))}${stamp}<b>${deck.name}</b>
    </li>`;
  })}`;
}

function gameLine(series: SeriesState, game: SeriesGame): Markup {
  const deckOf = (side: Side) =>
    series.sides[side].decks.find((deck) => deck.slot === slotOf(game, side))?.name ?? '未出战';
  const winner = game.status === 'finished' ? game.winner : null;
  return html`<li class="${winner && `win-${winner}`}">
    <b>${deckOf('a')}</b><span class="num">${game.number}</span><b>${deckOf('b')}</b>
  </li>`;
}
