import type { SeriesState } from '@pailei/domain/series/types';
import type { Side } from '@pailei/domain/series/sides';
import { avatar, digit } from '../fragments.ts';
import { mark } from '../mark.ts';
import marks from '../fragments.module.css';
import { plate, plateLook } from '../plates.ts';
import { html, type Markup, type Page } from '../template.ts';
import type { OverlayView } from '../view.ts';
import styles from './lower-third.module.css';
import { shortPhaseText } from './phase.ts';
import { placeName } from './place-name.ts';

const SHELL = html`<div class="${styles.lowerThird}">
  <div data-part="head"></div>
  <div class="${styles.row}">
    <div data-part="a"></div>
    <div data-part="score-a"></div>
  </div>
  <div class="${styles.row}">
    <div data-part="b"></div>
    <div data-part="score-b"></div>
  </div>
</div>`;

/** A small table at the lower left: two names, their decks, the score. */
export function lowerThird(view: OverlayView): Page {
  const { match, before } = view;
  if (!match) return { shell: html``, parts: {} };
  const { info, series } = match;
  return {
    shell: SHELL,
    parts: {
      head: html`${mark(20)}<b>${placeName(view)} · ${info.label}</b
        ><span class="${marks.digits}">BO${series.settings.best_of} · ${shortPhaseText(series)}</span>`,
      a: player(series, 'a'),
      b: player(series, 'b'),
      'score-a': digit(series.sides.a.wins, before?.a),
      'score-b': digit(series.sides.b.wins, before?.b),
    },
  };
}

function player(series: SeriesState, side: Side): Markup {
  const { name, decks } = series.sides[side];
  const plates = decks.map((deck) => plate(deck, plateLook(series, side, deck.slot)));
  return html`${avatar(name, 34)}<b>${name}</b><span class="${styles.decks}">${plates}</span>`;
}
