import 'uplot/dist/uPlot.min.css';

import uPlot from 'uplot';

import type { ChartColors, ChartSeries } from './chart.colors.ts';

export type DrawOptions = {
  labels: readonly string[];
  series: readonly ChartSeries[];
  height: number;
  isLastOpen: boolean;
  colors: ChartColors;
  /** The point under the pointer, or none. */
  onPoint: (index: number | null) => void;
};

const FONT = '500 12px "Barlow Condensed", sans-serif';
const LABEL_SPACE_PX = 56;
const AXIS_PX = 40;

/** Draws into the element, follows its width, and gives the way to take the drawing out again. */
export function drawChart(target: HTMLElement, options: DrawOptions): () => void {
  const { labels, height } = options;
  const drawn = drawnSeries(options);
  const data = [labels.map((_, index) => index), ...drawn.map(({ values }) => [...values])] as uPlot.AlignedData;
  const chart = new uPlot(optionsOf({ ...options, series: drawn }, target.clientWidth), data, target);
  const watch = new ResizeObserver(() => chart.setSize({ width: target.clientWidth, height }));
  watch.observe(target);
  return () => {
    watch.disconnect();
    chart.destroy();
  };
}

function optionsOf(options: DrawOptions, width: number): uPlot.Options {
  const { labels, series, height, colors, onPoint } = options;
  const axis: uPlot.Axis = { stroke: colors.text, font: FONT, ticks: { show: false } };
  return {
    width,
    height,
    padding: [8, 8, 0, 0],
    legend: { show: false },
    cursor: { y: false, points: { show: false }, drag: { x: false, y: false } },
    scales: {
      x: { time: false, range: [-0.6, labels.length - 0.4] },
      y: { range: (_chart, _min, max) => [0, topOf(max)] },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        size: 28,
        splits: (chart) => labelIndexes(labels.length, chart.width),
        values: (_chart, splits) => splits.map((index) => labels[index] ?? ''),
      },
      {
        ...axis,
        size: AXIS_PX,
        grid: { stroke: colors.line, width: 1 },
        incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1e3, 2e3, 5e3, 1e4, 1e5],
      },
    ],
    series: [{}, ...series.map((one) => seriesOf(one, options))],
    hooks: { setCursor: [(chart) => onPoint(chart.cursor.idx ?? null)] },
  };
}

/** Bars whose last one is still counting are two: the closed ones, and that one in vermilion. */
function drawnSeries({ series, isLastOpen }: DrawOptions): readonly ChartSeries[] {
  if (!isLastOpen) return series;
  return series.flatMap((one) => {
    if (one.kind === 'line') return one;
    const last = one.values.length - 1;
    return [
      { ...one, values: one.values.with(last, null) },
      { ...one, tone: 'zhu', values: one.values.map((value, index) => (index === last ? value : null)) },
    ] satisfies ChartSeries[];
  });
}

function seriesOf({ kind, tone, values }: ChartSeries, { colors }: DrawOptions): uPlot.Series {
  const color = colors[tone];
  if (kind === 'line')
    return { stroke: color, width: 2, points: { show: values.filter((value) => value !== null).length < 2 } };
  const paths = uPlot.paths.bars?.({ size: [0.62, 28], radius: [0.15, 0] });
  return { stroke: color, fill: color, width: 0, points: { show: false }, ...(paths && { paths }) };
}

/** The indexes that get a label: as many as fit, the last one among them. */
function labelIndexes(count: number, widthPx: number): number[] {
  const fitting = Math.max(1, Math.floor((widthPx - AXIS_PX) / LABEL_SPACE_PX));
  const step = Math.max(1, Math.ceil(count / fitting));
  return Array.from({ length: count }, (_, index) => index).filter((index) => (count - 1 - index) % step === 0);
}

/** Some air above the highest bar; an empty chart still has a scale. */
function topOf(max: number | null): number {
  return max && max > 0 ? Math.ceil(max * 1.1) : 4;
}
