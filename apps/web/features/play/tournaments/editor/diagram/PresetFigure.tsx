import type { StageType } from '@pailei/domain/tournament';

const ARMS = 'M0 4H6V20H0M6 12H12';
/** What stands for a stage, twelve units wide and twenty-four high. */
const FIGURES: { readonly [T in StageType]: string } = {
  swiss: 'M0 5H9M0 10H9M0 15H9M0 20H9',
  round_robin: 'M0 3H8V10H0ZM0 14H8V21H0Z',
  dual_tournament: 'M0 3H8V10H0ZM0 14H8V21H0Z',
  single_elimination: ARMS,
  double_elimination: 'M0 2H5V10H0M5 6H12V18H5M0 14H5V22H0M12 12H14',
};
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
        <path key={`${type} ${String(place)}`} d={FIGURES[type]} transform={`translate(${place * STEP})`} />
      ))}
      <path className="fill-current" d={`M${end - 1} 9h5v6h-5z`} />
    </svg>
  );
}
