import { useEffect, useRef, useState } from 'react';

import { useAtomValue } from '../state/jotai.ts';
import { themeAtom } from '../state/theme.atoms.ts';
import { cx } from './cx.ts';
import { readChartColors, type ChartColors, type ChartSeries } from './chart.colors.ts';

type ChartProps = {
  /** What it shows: 「近 14 天注册」. */
  label: string;
  /** Says in words what the picture says, for those who don't see it. */
  summary: string;
  /** One per point, on the axis below. */
  labels: readonly string[];
  series: readonly ChartSeries[];
  /** In px. */
  height?: number;
  /** The last bar is still counting. */
  isLastOpen?: boolean;
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
    <figure className="chart" aria-label={label}>
      <p className="only-sr">{summary}</p>
      <div ref={frame} style={{ height }} aria-hidden="true" />
      <figcaption className="chart__l" aria-hidden="true">
        <span className="num t2">{labels[shown]}</span>
        {series.map(({ label: name, kind, tone, values }) => (
          <span key={name} className="row g4">
            <i className={cx('chart__k', `chart__k--${tone}`, kind === 'line' && 'is-line')} />
            {name}
            <b className="num">{values[shown]?.toLocaleString('en-US') ?? '—'}</b>
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
