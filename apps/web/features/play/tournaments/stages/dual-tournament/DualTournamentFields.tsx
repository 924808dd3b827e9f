import { STAGE_TEXTS } from '@pailei/contracts/play/stages/stage-type-texts';
import type { StageBestOf } from '@pailei/domain/tournament/stages/stage-base';

import { BestOfSelect } from '../BestOfSelect.tsx';
import type { StageFieldsProps } from '../stage-form.ts';

export type DualTournamentValues = {
  readonly best_of: StageBestOf;
  readonly decider_best_of: StageBestOf;
};

export function DualTournamentFields({ values, change }: StageFieldsProps<DualTournamentValues>) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <BestOfSelect
        label={STAGE_TEXTS.dual_tournament.name}
        value={values.best_of}
        onChange={(best_of) => change({ best_of })}
      />
      <BestOfSelect
        label="决胜战"
        value={values.decider_best_of}
        onChange={(decider_best_of) => change({ decider_best_of })}
      />
    </div>
  );
}
