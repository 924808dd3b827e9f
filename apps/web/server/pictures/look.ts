import tokens from '../../shared/styles/tokens.css?raw';

const DARK = tokens.slice(0, tokens.indexOf("[data-theme='light'] {"));

/** A value of the dark theme: pictures are the stage, and that is dark in both. */
function token(name: string): string {
  const value = new RegExp(`--pl-${name}:\\s*([^;]+);`).exec(DARK)?.[1];
  if (value === undefined) throw new Error(`there is no token --pl-${name}`);
  return value;
}

export const COLORS = {
  canvas: token('canvas'),
  text: token('text-1'),
  quiet: token('text-2'),
  onFill: token('on-fill'),
  line: token('line-2'),
  live: token('zhu-fill'),
  liveText: token('zhu-text'),
  open: token('lv-text'),
  waiting: token('huang-text'),
  gold: token('jin-text'),
  goldFill: token('jin-fill'),
  goldInk: token('jin-ink'),
  corners: { a: token('corner-a'), b: token('corner-b') },
} as const;

/** Names of the fonts that `fonts.ts` loads; what one does not have is looked for in the next. */
export const FONTS = { text: 'Noto Sans Hans', number: 'Barlow Condensed', emoji: 'Noto Emoji' } as const;

/** A colour with 62 % of its light, in which the gradient of an avatar ends. */
export function shaded(hex: string): string {
  const channels = [1, 3, 5].map((at) => Math.round(Number.parseInt(hex.slice(at, at + 2), 16) * 0.62));
  return `rgb(${channels.join(', ')})`;
}
