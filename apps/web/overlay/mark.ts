import { html, type Markup } from './template.ts';

/** The site's mark. `size` in px. */
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
