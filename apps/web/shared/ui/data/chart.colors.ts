export const CHART_TONES = ['muted', 'zhu', 'jin', 'qing', 'lv'] as const;
export type ChartTone = (typeof CHART_TONES)[number];

export type ChartSeries = { label: string; kind: 'bars' | 'line'; tone: ChartTone; values: readonly (number | null)[] };

export type ChartColors = Record<ChartTone | 'line' | 'text', string>;

const TOKENS: Record<keyof ChartColors, string> = {
  muted: '--pl-line-control',
  zhu: '--pl-zhu-bright',
  jin: '--pl-jin-fill',
  qing: '--pl-qing-bright',
  lv: '--pl-lv-fill',
  line: '--pl-line-1',
  text: '--pl-text-3',
};

/** A canvas knows no custom properties: their values as they are in the present theme. */
export function readChartColors(): ChartColors {
  const style = getComputedStyle(document.documentElement);
  const entries = Object.entries(TOKENS).map(([name, token]) => [name, style.getPropertyValue(token).trim()]);
  return Object.fromEntries(entries) as ChartColors;
}
