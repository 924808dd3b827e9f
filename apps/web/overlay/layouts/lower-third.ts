import type { SeriesState, Side } from '@pailei/domain/series';
import { avatar, digit, mark, plate, plateState } from '../pieces.ts';
import { html, type Markup, type Page } from '../template.ts';
import type { OverlayView } from '../view.ts';
import { shortPhaseText } from './phase.ts';

const SHELL = html`<div class="lt">
  <div class="lt__h" data-part="head"></div>
  <div class="lt__r lt__r--a">
    <div class="lt__w" data-part="a"></div>
    <div class="lt__s num roll" data-part="score-a"></div>
  </div>
  <div class="lt__r lt__r--b">
    <div class="lt__w" data-part="b"></div>
    <div class="lt__s num roll" data-part="score-b"></div>
  </div>
</div>`;

/** A small table at the lower left: two names, their decks, the score. */
export function lowerThird({ match, before }: OverlayView): Page {
  if (!match) return { shell: html``, parts: {} };
  const { info, series } = match;
  return {
    shell: SHELL,
    parts: {
      head: html`${mark(20)}<b>${info.tournament_name} · ${info.label}</b
        ><span class="num">BO${series.settings.best_of} · ${shortPhaseText(series)}</span>`,
      a: player(series, 'a'),
      b: player(series, 'b'),
      'score-a': digit(series.sides.a.wins, before?.a),
      'score-b': digit(series.sides.b.wins, before?.b),
    },
  };
}

function player(series: SeriesState, side: Side): Markup {
  const { name, decks } = series.sides[side];
  const plates = decks.map((deck) => plate(deck, 's', plateState(series, side, deck.slot)));
  return html`${avatar(name, 34)}<b>${name}</b><span class="lt__d">${plates}</span>`;
}
