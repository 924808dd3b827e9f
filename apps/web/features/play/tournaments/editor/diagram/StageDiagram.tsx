import { Seal } from '../../../../../shared/ui/marks/Seal.tsx';
import { cx } from '../../../../../shared/ui/layout/cx.ts';
import type { FormForecast } from '../model/form-forecast.ts';
import { stageDiagram, type PlacedBox } from './stage-diagram.ts';

const LABEL_WIDTH = 34;
const BAR_GAP = 2;
const MOST_BAR_WIDTH = 9;

/** The way from the entrants to the champion. It only draws what the lines around it say in words. */
export function StageDiagram({ stages, forecast }: Pick<FormForecast, 'stages' | 'forecast'>) {
  const { width, height, titles, boxes, lines, end } = stageDiagram(
    stages.map(({ type }) => type),
    forecast.stages,
  );
  return (
    <div className="overflow-x-auto" aria-hidden="true">
      <div className="relative mx-auto" style={{ width, height }}>
        <svg className="absolute inset-0 fill-none stroke-jin-line" width={width} height={height} strokeWidth="1.5">
          <path d={lines.join('')} />
        </svg>
        {titles.map(({ x, text }) => (
          <span key={x} className="absolute top-0 text-12 whitespace-nowrap text-text-3" style={{ left: x }}>
            {text}
          </span>
        ))}
        {boxes.map((box) => (
          <Box key={`${box.x} ${box.y}`} box={box} />
        ))}
        <span className="absolute -translate-y-1/2" style={{ left: end.x, top: end.y }}>
          <Seal mark="冠" />
        </span>
      </div>
    </div>
  );
}

function Box({ box: { shape, label, bars, through, x, y, width, height } }: { box: PlacedBox }) {
  const barWidth = Math.min(MOST_BAR_WIDTH, (width - LABEL_WIDTH - 24) / Math.max(bars, 1) - BAR_GAP);
  return (
    <span
      className={cx(
        'absolute flex items-center rounded-control border border-line-2 bg-surface-2',
        shape === 'entrants' ? 'justify-center' : 'gap-2 px-2.5',
      )}
      style={{ left: x, top: y, width, height }}
    >
      {shape === 'entrants' ? (
        <>
          <strong className="font-num text-30 font-semibold">{label}</strong>
          <small className="ml-1 text-12 text-text-3">人</small>
        </>
      ) : (
        label !== '' && <b className="flex-none font-num text-13 font-semibold">{label}</b>
      )}
      {bars > 0 && (
        <span className="flex" style={{ gap: BAR_GAP }}>
          {Array.from({ length: bars }, (_, bar) => (
            <i
              key={bar}
              className={cx('h-3.5 rounded-[1.5px]', bar < through ? 'bg-jin-fill' : 'bg-line-control opacity-50')}
              style={{ width: barWidth }}
            />
          ))}
        </span>
      )}
    </span>
  );
}
