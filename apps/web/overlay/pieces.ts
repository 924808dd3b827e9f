import { deckStatus, winsNeeded, type SeriesDeck, type SeriesState, type Side } from '@pailei/domain/series';
import { initialOf, tintOf } from '../shared/ui/avatar-look.ts';
import { html, Markup } from './template.ts';

const EMBLEMS = import.meta.glob<string>('../shared/assets/emblems/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A class emblem on its card. `state` greys it or strikes it through. */
export function plate(deck: SeriesDeck, size: 's' | 'l' | 'xl', state = ''): Markup {
  const emblem = new Markup(EMBLEMS[`../shared/assets/emblems/${deck.class}.svg`] ?? '');
  return html`<span class="plate plate--${size} ${state}" data-style="--c:var(--pl-cls-${deck.class})"
    >${emblem}</span
  >`;
}

/** How a deck's plate looks in its present state. */
export function plateState(series: SeriesState, side: Side, slot: number): string {
  const status = deckStatus(series, side, slot);
  if (status === 'banned') return 'is-ban';
  return status === 'won' || status === 'lost' ? 'is-used' : status === 'in_use' ? 'is-now' : '';
}

export function seal(mark: '胜' | '负' | '禁'): Markup {
  const kind = { 胜: 'win', 负: 'lose', 禁: 'ban' }[mark];
  return html`<span class="seal seal--${kind}">${mark}</span>`;
}

/** The first letter on the name's own tint. `size` in px. */
export function avatar(name: string, size: number): Markup {
  return html`<span class="av" data-style="--s:${size}px;--t:${tintOf(name)}">${initialOf(name)}</span>`;
}

/** One card per win needed; on the right side they fill from the outside too. */
export function pips(series: SeriesState, side: Side): Markup {
  const { wins } = series.sides[side];
  const cards = Array.from(
    { length: winsNeeded(series.settings.best_of) },
    (_, index) => html`<i class="${index < wins && 'on'}"></i>`,
  );
  return html`<span class="pips pips--lg ${side === 'b' && 'pips--r'}">${cards}</span>`;
}

/** A digit that rolls when it has changed: the old one leaves upward. */
export function digit(value: number, before: number | undefined): Markup {
  if (before === undefined || before === value) return html`<em>${value}</em>`;
  return html`<em class="roll__old">${before}</em><em class="roll__new">${value}</em>`;
}

export function mark(size: number): Markup {
  return html`<svg width="${size}" height="${size}" viewBox="0 0 32 32">
    <rect width="32" height="32" rx="7" fill="var(--pl-zhu-fill)" />
    <path d="M5 10.5h22M5 16h22M5 21.5h22" stroke="#fff" stroke-width="2" stroke-linecap="round" opacity=".85" />
    <rect
      x="10.2"
      y="6.6"
      width="11.6"
      height="18.8"
      rx="2.6"
      fill="#fff"
      stroke="var(--pl-zhu-fill)"
      stroke-width="1.8"
    />
    <path d="M16 11.6l3 4.4-3 4.4-3-4.4z" fill="var(--pl-zhu-fill)" />
  </svg>`;
}
