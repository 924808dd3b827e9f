import type { StageType } from '@pailei/domain/tournament/stages/stage';

import { STAGE_DRAWINGS } from './stage-drawings.ts';

const STEP = 16;

/** The stages of a preset as small drawings beside each other, with the final behind them. */
export function PresetFigure({ types }: { types: readonly StageType[] }) {
  const end = types.length * STEP;
  return (
    <svg
      className="flex-none fill-none stroke-current"
      width={end + 8}
      height="24"
      viewBox={`-1 0 ${end + 8} 24`}
      strokeWidth="1.5"
      aria-hidden="true"
    >
      {types.map((type, place) => (
        <path
          key={`${type} ${String(place)}`}
          d={STAGE_DRAWINGS[type].figure}
          transform={`translate(${place * STEP})`}
        />
      ))}
      <path className="fill-current" d={`M${end - 1} 9h5v6h-5z`} />
    </svg>
  );
}
