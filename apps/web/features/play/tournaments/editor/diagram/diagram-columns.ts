import { groupLetter } from '@pailei/contracts/play/stages/group-names';
import type { StageForecast } from '@pailei/domain/stages/graph';
import type { StageType } from '@pailei/domain/tournament';

import { box, column, type DiagramColumn } from './diagram-column.ts';
import { STAGE_DRAWINGS } from './stage-drawings.ts';

/** As many boxes as fit above each other; of more groups the last box counts the others. */
const MOST_BOXES = 4;

/** What the plan shows from left to right, for the stages as they would be played. */
export function diagramColumns(types: readonly StageType[], stages: readonly StageForecast[]): DiagramColumn[] {
  const [first] = stages;
  if (!first) return [];
  const entrants = column('报名', 'entrants', [box(String(first.entrants))]);
  return [
    entrants,
    ...stages.flatMap((stage, place) => {
      const type = types[stage.stage];
      if (stage.groups) return [groupsColumn(stage, stage.groups, stages[place + 1])];
      return type === undefined ? [] : STAGE_DRAWINGS[type].columns(stage);
    }),
  ];
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
