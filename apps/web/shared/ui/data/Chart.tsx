import { useEffect, useRef, useState } from 'react';

import { useAtomValue } from '../../state/jotai.ts';
import { themeAtom } from '../../state/theme.atoms.ts';
import { cx } from '../layout/cx.ts';
import { readChartColors, type ChartColors, type ChartSeries, type ChartTone } from './chart.colors.ts';

type ChartProps = {
  /** What it shows: 「近 14 天注册」. */
  label: string;
  /** Text alternative of the chart for screen readers. */
  summary: string;
  /** One per point, on the axis below. */
  labels: readonly string[];
  series: readonly ChartSeries[];
  /** In px. */
  height?: number;
  /** The last bar is still counting. */
  isLastOpen?: boolean;
};

/** In the legend: a bar, or a piece of line. */
const SWATCHES: Record<ChartSeries['kind'], string> = { bars: 'h-2.5 rounded-[2px]', line: 'h-0.5' };

const SWATCH_TONES: Record<ChartTone, string> = {
  muted: 'bg-line-control',
  zhu: 'bg-zhu-bright',
  jin: 'bg-jin-fill',
  qing: 'bg-qing-bright',
  lv: 'bg-lv-fill',
};

/** Bars and lines over a few dozen points. The drawing code comes with the first chart; colours follow the theme. */
export function Chart({ label, summary, labels, series, height = 200, isLastOpen = false }: ChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const theme = useAtomValue(themeAtom);
  const [index, setIndex] = useState<number | null>(null);
  useEffect(() => {
    const target = frame.current;
    if (!target || labels.length === 0) return;
    let stop: (() => void) | undefined;
    let isGone = false;
    const colors: ChartColors = readChartColors();
    const options = { labels, series, height, isLastOpen, colors, onPoint: setIndex };
    void import('./chart.draw.ts').then(({ drawChart }) => {
      if (!isGone) stop = drawChart(target, options);
    });
    return () => {
      isGone = true;
      stop?.();
    };
    // the colours are read from the page, which has changed with the theme
  }, [labels, series, height, isLastOpen, theme]);
  const shown = index ?? labels.length - 1;
  return (
    <figure className="min-w-0" aria-label={label}>
      <p className="sr-only">{summary}</p>
      <div ref={frame} style={{ height }} aria-hidden="true" />
      <figcaption className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-12 text-text-2" aria-hidden="true">
        <span className="font-num font-semibold">{labels[shown]}</span>
        {series.map(({ label: name, kind, tone, values }) => (
          <span key={name} className="flex items-center gap-1">
            <span className={cx('w-3', SWATCHES[kind], SWATCH_TONES[tone])} />
            {name}
            <b className="min-w-6 font-num text-text-1">{values[shown]?.toLocaleString('en-US') ?? '—'}</b>
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
