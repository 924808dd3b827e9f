import { groupLetter } from '@pailei/contracts/play/stages/group-names';
import type { StageForecast } from '@pailei/domain/tournament/stages/graph/forecast';
import type { StageType } from '@pailei/domain/tournament/stages/stage';

import { box, column, type DiagramColumn } from './diagram-column.ts';

type StageDrawing = {
  /** What stands for it beside its preset: a path, twelve units wide and twenty-four high. */
  readonly figure: string;
  /** Its part of the plan; `next`: who comes through. */
  readonly columns: (stage: StageForecast, next: StageForecast | undefined) => DiagramColumn[];
};

const GROUPS = 'M0 3H8V10H0ZM0 14H8V21H0Z';
/** As many boxes as fit above each other; of more groups the last box counts the others. */
const MOST_BOXES = 4;
/** Of a larger bracket the rounds before are one box. */
const LARGEST_TREE = 8;

export const STAGE_DRAWINGS: { readonly [T in StageType]: StageDrawing } = {
  swiss: {
    figure: 'M0 5H9M0 10H9M0 15H9M0 20H9',
    columns: ({ entrants, rounds }) => [column(`瑞士轮 ${rounds} 轮`, 'group', [box(`${entrants} 人`, rounds)])],
  },
  single_elimination: { figure: 'M0 4H6V20H0M6 12H12', columns: bracketColumns },
  double_elimination: { figure: 'M0 2H5V10H0M5 6H12V18H5M0 14H5V22H0M12 12H14', columns: halvesColumns },
  round_robin: { figure: GROUPS, columns: groupsColumns },
  dual_tournament: { figure: GROUPS, columns: groupsColumns },
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

function groupsColumns({ rounds, groups }: StageForecast, next: StageForecast | undefined): DiagramColumn[] {
  if (!groups) return [];
  const through = next ? Math.floor(next.entrants / groups.length) : 0;
  const shown = groups.length > MOST_BOXES ? groups.slice(0, MOST_BOXES - 1) : groups;
  const boxes = shown.map((size, group) => box(groupLetter(group), size, through));
  const others = groups.length - shown.length;
  return [column(`小组赛 ${rounds} 轮`, 'group', [...boxes, ...(others > 0 ? [box(`另 ${others} 组`)] : [])])];
}
