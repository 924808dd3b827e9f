import { groupLetter } from '@pailei/contracts/play/stages/group-names';
import type { StageForecast } from '@pailei/domain/stages/graph';
import type { StageType } from '@pailei/domain/tournament';

/** Bars stand for rounds or players; the first of them are those who come through. */
export type DiagramBox = { readonly label: string; readonly bars: number; readonly through: number };
export type DiagramColumn = {
  readonly title: string;
  readonly shape: 'entrants' | 'group' | 'match';
  readonly boxes: readonly DiagramBox[];
  /** Whether two boxes of the column before lead into one of this. */
  readonly isTree: boolean;
};

/** As many boxes as fit above each other; of more groups the last box counts the others. */
const MOST_BOXES = 4;
/** Of a larger bracket the rounds before are one box. */
const LARGEST_TREE = 8;

/** What the plan shows from left to right, for the stages as they would be played. */
export function diagramColumns(types: readonly StageType[], stages: readonly StageForecast[]): DiagramColumn[] {
  const [first] = stages;
  if (!first) return [];
  const entrants = column('报名', 'entrants', [box(String(first.entrants))]);
  return [
    entrants,
    ...stages.flatMap((stage, place) => columnsOf(types[stage.stage] ?? 'swiss', stage, stages[place + 1])),
  ];
}

const box = (label: string, bars = 0, through = 0): DiagramBox => ({ label, bars, through });

function column(title: string, shape: DiagramColumn['shape'], boxes: readonly DiagramBox[], isTree = false) {
  return { title, shape, boxes, isTree };
}

function columnsOf(type: StageType, stage: StageForecast, next: StageForecast | undefined): DiagramColumn[] {
  if (stage.groups) return [groupsColumn(stage, stage.groups, next)];
  switch (type) {
    case 'single_elimination':
      return bracketColumns(stage.entrants);
    case 'double_elimination':
      return [
        column(`${stage.entrants} 人双败`, 'group', [
          box('胜者组', Math.ceil(Math.log2(stage.entrants))),
          box('败者组', Math.max(2 * Math.ceil(Math.log2(stage.entrants)) - 2, 1)),
        ]),
        column('总决赛', 'match', [box('')]),
      ];
    default:
      return [column(`瑞士轮 ${stage.rounds} 轮`, 'group', [box(`${stage.entrants} 人`, stage.rounds)])];
  }
}

function groupsColumn(
  { rounds }: StageForecast,
  groups: readonly number[],
  next: StageForecast | undefined,
): DiagramColumn {
  const through = next ? Math.floor(next.entrants / groups.length) : 0;
  const shown = groups.length > MOST_BOXES ? groups.slice(0, MOST_BOXES - 1) : groups;
  const boxes = shown.map((size, group) => box(groupLetter(group), size, through));
  const others = groups.length - shown.length;
  return column(`小组赛 ${rounds} 轮`, 'group', [...boxes, ...(others > 0 ? [box(`另 ${others} 组`)] : [])]);
}

/** The tree of the last eight, each box a match; the rounds before it in one. */
function bracketColumns(entrants: number): DiagramColumn[] {
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
