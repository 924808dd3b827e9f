import type { StageForecast } from '@pailei/domain/stages/graph';
import type { StageType } from '@pailei/domain/tournament';

import { box, column, type DiagramColumn } from './diagram-column.ts';

type StageDrawing = {
  /** What stands for it beside its preset: a path, twelve units wide and twenty-four high. */
  readonly figure: string;
  /** Its part of the plan, where it has no groups. */
  readonly columns: (stage: StageForecast) => DiagramColumn[];
};

const GROUPS = 'M0 3H8V10H0ZM0 14H8V21H0Z';
/** Of a larger bracket the rounds before are one box. */
const LARGEST_TREE = 8;

const roundsColumn = ({ entrants, rounds }: StageForecast): DiagramColumn[] => [
  column(`${rounds} 轮`, 'group', [box(`${entrants} 人`, rounds)]),
];

export const STAGE_DRAWINGS: { readonly [T in StageType]: StageDrawing } = {
  swiss: {
    figure: 'M0 5H9M0 10H9M0 15H9M0 20H9',
    columns: ({ entrants, rounds }) => [column(`瑞士轮 ${rounds} 轮`, 'group', [box(`${entrants} 人`, rounds)])],
  },
  single_elimination: { figure: 'M0 4H6V20H0M6 12H12', columns: bracketColumns },
  double_elimination: { figure: 'M0 2H5V10H0M5 6H12V18H5M0 14H5V22H0M12 12H14', columns: halvesColumns },
  round_robin: { figure: GROUPS, columns: roundsColumn },
  dual_tournament: { figure: GROUPS, columns: roundsColumn },
};

function halvesColumns({ entrants }: StageForecast): DiagramColumn[] {
  const rounds = Math.ceil(Math.log2(entrants));
  return [
    column(`${entrants} 人双败`, 'group', [box('胜者组', rounds), box('败者组', Math.max(2 * rounds - 2, 1))]),
    column('总决赛', 'match', [box('')]),
  ];
}

/** The tree of the last eight, each box a match; the rounds before it in one. */
function bracketColumns({ entrants }: StageForecast): DiagramColumn[] {
  const size = 2 ** Math.ceil(Math.log2(entrants));
  const before =
    size > LARGEST_TREE ? [column(`${size} 强`, 'group', [box(`${entrants} 人`, Math.log2(size / LARGEST_TREE))])] : [];
  const columns: DiagramColumn[] = [];
  for (let left = Math.min(size, LARGEST_TREE); left >= 2; left /= 2) {
    const title = left === 2 ? '决赛' : `${left} 强`;
    columns.push(
      column(
        title,
        'match',
        Array.from({ length: left / 2 }, () => box('')),
        columns.length > 0,
      ),
    );
  }
  return [...before, ...columns];
}
