import { deckStatus, slotOf, type DeckStatus } from '@pailei/domain/series/decide/legal';
import type { GameResult, SeriesGame, SeriesState } from '@pailei/domain/series/types';
import type { Side } from '@pailei/domain/series/sides';
import { settingsText } from '../../shared/match/series-labels.ts';
import { avatar, digit, seal } from '../fragments.ts';
import { mark } from '../mark.ts';
import marks from '../fragments.module.css';
import { pips, plate, plateLook } from '../plates.ts';
import { html, type Markup, type Page } from '../template.ts';
import type { OverlayView } from '../view.ts';
import styles from './full.module.css';
import panel from './panel.module.css';
import { phaseText } from './phase.ts';
import { placeName } from './place-name.ts';

const SHELL = html`<div class="${panel.panel}">
  <div data-part="head"></div>
  <div class="${styles.match}">
    <div data-part="a"></div>
    <div class="${styles.score}">
      <div data-part="score-a"></div>
      <i></i>
      <div data-part="score-b"></div>
    </div>
    <div data-part="b"></div>
  </div>
  <div class="${panel.ropes}"></div>
  <div class="${styles.decks}">
    <ul data-part="decks-a"></ul>
    <ul data-part="decks-b"></ul>
  </div>
  <ol data-part="games"></ol>
</div>`;

/** The whole picture, for the time between two games. */
export function full(view: OverlayView): Page {
  const { match, before } = view;
  if (!match) return { shell: html``, parts: {} };
  const { info, series } = match;
  return {
    shell: SHELL,
    parts: {
      head: html`${mark(30)}<b>${placeName(view)}</b><span>${info.label}</span><span>${settingsText(series)}</span
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

const DECK_LOOKS: Readonly<Partial<Record<DeckStatus, string | undefined>>> = {
  won: styles.isOut,
  lost: styles.isOut,
  banned: styles.isBanned,
};

function decks(series: SeriesState, side: Side): Markup {
  return html`${series.sides[side].decks.map((deck) => {
    const status = deckStatus(series, side, deck.slot);
    const stamp = status === 'banned' ? seal('禁') : status === 'won' ? seal('胜') : status === 'lost' && seal('负');
    return html`<li class="${DECK_LOOKS[status]}">
      ${plate(deck, plateLook(series, side, deck.slot))}${stamp && html`<span class="${styles.deckSeal}">${stamp}</span>`}<b
        >${deck.name}</b
      >
    </li>`;
  })}`;
}

const WINNERS: Readonly<Record<GameResult, string | undefined>> = {
  a: styles.winA,
  b: styles.winB,
  draw: undefined,
};

function gameLine(series: SeriesState, game: SeriesGame): Markup {
  const deckOf = (side: Side) =>
    series.sides[side].decks.find((deck) => deck.slot === slotOf(game, side))?.name ?? '未出战';
  const winner = game.status === 'finished' ? game.winner : null;
  return html`<li class="${winner && WINNERS[winner]}">
    <b>${deckOf('a')}</b><span class="${marks.digits}">${game.number}</span><b>${deckOf('b')}</b>
  </li>`;
}
