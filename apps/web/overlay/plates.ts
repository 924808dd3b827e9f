import { deckStatus, type DeckStatus } from '@pailei/domain/series/decide/legal';
import { winsNeeded } from '@pailei/domain/series/settings';
import type { SeriesDeck, SeriesState } from '@pailei/domain/series/types';
import type { Side } from '@pailei/domain/series/sides';
import marks from './fragments.module.css';
import states from '../shared/ui/marks/plate-states.module.css';
import { html, Markup } from './template.ts';

const EMBLEMS = import.meta.glob<string>('../shared/assets/emblems/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What has become of a deck: greyed, struck through, or framed while it is played. */
type PlateLook = 'plain' | 'used' | 'banned' | 'inUse';

const LOOKS: Record<PlateLook, string | undefined> = {
  plain: undefined,
  used: states.used,
  banned: states.banned,
  inUse: marks.inUse,
};

/** A class emblem on its card, as wide as the place that it is in. */
export function plate(deck: SeriesDeck, look: PlateLook = 'plain'): Markup {
  const emblem = new Markup(EMBLEMS[`../shared/assets/emblems/${deck.class}.svg`] ?? '');
  return html`<span class="${marks.deckPlate} ${LOOKS[look]}" data-style="--class:var(--pl-cls-${deck.class})"
    >${emblem}</span
  >`;
}

const PLATE_LOOKS: Readonly<Record<DeckStatus, PlateLook>> = {
  available: 'plain',
  in_use: 'inUse',
  won: 'used',
  lost: 'used',
  banned: 'banned',
  shielded: 'plain',
};

/** How a deck's plate looks in its present state. */
export function plateLook(series: SeriesState, side: Side, slot: number): PlateLook {
  return PLATE_LOOKS[deckStatus(series, side, slot)];
}

/** One card per win needed; on the right side, part `b`, they fill from the outside too. */
export function pips(series: SeriesState, side: Side): Markup {
  const { wins } = series.sides[side];
  const cards = Array.from(
    { length: winsNeeded(series.settings.best_of) },
    (_, index) => html`<i class="${index < wins && marks.won}"></i>`,
  );
  return html`<span class="${marks.wins}">${cards}</span>`;
}
