import { cx } from '../../../../../shared/ui/layout/cx.ts';
import { racePoints, raceSummary, type RaceCourse, type RaceFrame } from './race-line.ts';

const FRAME: RaceFrame = { width: 480, height: 150, pad: 14 };

type RaceLineProps = {
  courses: readonly RaceCourse[];
  /** The course that stands out. */
  mainId: string | null;
};

/** Rank by round as lines; rank 1 is at the top. */
export function RaceLine({ courses, mainId }: RaceLineProps) {
  const rounds = Math.max(...courses.map(({ ranks }) => ranks.length));
  const worst = Math.max(2, ...courses.flatMap(({ ranks }) => ranks));
  const drawn = courses.toSorted((one, other) => Number(one.id === mainId) - Number(other.id === mainId));
  return (
    <figure>
      <svg
        className="w-full"
        viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
        role="img"
        aria-label={`各轮名次：${raceSummary(courses)}`}
      >
        {drawn.map(({ id, ranks }) => {
          const points = racePoints(ranks, { rounds, worst }, FRAME);
          const isMain = id === mainId;
          const last = points.at(-1);
          return (
            <g key={id} className={isMain ? 'text-zhu-bright' : 'text-text-3'}>
              <polyline
                fill="none"
                stroke="currentColor"
                strokeWidth={isMain ? 2.5 : 1.5}
                strokeLinejoin="round"
                points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
              />
              {last && <circle cx={last.x} cy={last.y} r={isMain ? 4 : 2.5} fill="currentColor" />}
            </g>
          );
        })}
      </svg>
      <figcaption className="mt-1 flex flex-wrap justify-between gap-x-4 text-12 text-text-3">
        <span>R1</span>
        <span>
          {courses.map(({ id, name, ranks }) => (
            <span key={id} className={cx('mx-1.5', id === mainId && 'text-text-1')}>
              {name} {ranks.join('→')}
            </span>
          ))}
        </span>
        <span>R{rounds}</span>
      </figcaption>
    </figure>
  );
}
