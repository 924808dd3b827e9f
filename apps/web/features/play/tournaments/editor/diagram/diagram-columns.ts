import type { StageForecast } from '@pailei/domain/tournament/stages/graph/forecast';
import type { StageType } from '@pailei/domain/tournament/stages/stage';

import { box, column, type DiagramColumn } from './diagram-column.ts';
import { STAGE_DRAWINGS } from './stage-drawings.ts';

/** What the plan shows from left to right, for the stages as they would be played. */
export function diagramColumns(types: readonly StageType[], stages: readonly StageForecast[]): DiagramColumn[] {
  const [first] = stages;
  if (!first) return [];
  const entrants = column('报名', 'entrants', [box(String(first.entrants))]);
  return [
    entrants,
    ...stages.flatMap((stage, place) => {
      const type = types[stage.stage];
      return type === undefined ? [] : STAGE_DRAWINGS[type].columns(stage, stages[place + 1]);
    }),
  ];
}
