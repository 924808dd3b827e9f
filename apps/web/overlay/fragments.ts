import { initialOf, tintOf } from '../shared/ui/marks/avatars/avatar-look.ts';
import marks from './fragments.module.css';
import { html, type Markup } from './template.ts';

const SEALS = { 胜: marks.sealWon, 负: undefined, 禁: marks.sealBanned, 弃: undefined, 擂: marks.sealRing } as const;

export function seal(mark: keyof typeof SEALS): Markup {
  return html`<span class="${marks.seal} ${SEALS[mark]}">${mark}</span>`;
}

/** The first letter on the name's own tint. `size` in px. */
export function avatar(name: string, size: number): Markup {
  return html`<span class="${marks.avatar}" data-style="--size:${size}px;--tint:${tintOf(name)}"
    >${initialOf(name)}</span
  >`;
}

/** A digit that rolls when it has changed: the old one leaves upward. */
export function digit(value: number, before: number | undefined): Markup {
  if (before === undefined || before === value) return html`<em>${value}</em>`;
  return html`<em>${before}</em><em>${value}</em>`;
}
