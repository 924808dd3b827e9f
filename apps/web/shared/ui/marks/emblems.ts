const EMBLEMS = import.meta.glob<string>('../../assets/emblems/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The drawing of a class, in `currentColor` on `--c`; undefined for a class that has none. */
export function emblemOf(heroClass: string): string | undefined {
  return EMBLEMS[`../../assets/emblems/${heroClass}.svg`];
}

/** The colour of a class's plate: its own of the rules, the theme's, or that of cards without a class. */
export function plateColor(heroClass: string, own: string | null | undefined): string {
  return own ?? `var(--pl-cls-${heroClass}, var(--pl-cls-neutral))`;
}
