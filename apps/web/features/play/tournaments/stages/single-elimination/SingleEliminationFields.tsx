import type { StageBestOf } from '@pailei/domain/stages';
import { STAGE_TEXTS } from '@pailei/contracts/play/stages/stage-type-texts';

import { Switch } from '../../../../../shared/ui/forms/Switch.tsx';
import { BestOfSelect } from '../BestOfSelect.tsx';
import { SizeField } from '../SizeField.tsx';
import type { StageFieldsProps } from '../stage-form.ts';

export type SingleEliminationValues = {
  /** Empty: all who are still in. */
  readonly size: string;
  readonly best_of: StageBestOf;
  readonly final_best_of: StageBestOf;
  readonly third_place: boolean;
  readonly placement: boolean;
};

export function SingleEliminationFields(props: StageFieldsProps<SingleEliminationValues>) {
  const { values, errors, isFirst, change } = props;
  return (
    <div className="grid gap-2">
      {!isFirst && <SizeField value={values.size} error={errors['size']} onChange={(size) => change({ size })} />}
      <div className="flex flex-wrap items-center gap-2">
        <BestOfSelect
          label={STAGE_TEXTS.single_elimination.name}
          value={values.best_of}
          onChange={(best_of) => change({ best_of })}
        />
        <BestOfSelect
          label="决赛"
          value={values.final_best_of}
          onChange={(final_best_of) => change({ final_best_of })}
        />
        <Switch checked={values.third_place} onChange={(third_place) => change({ third_place })}>
          季军赛
        </Switch>
        <Switch checked={values.placement} onChange={(placement) => change({ placement })}>
          5–8 名排位赛
        </Switch>
      </div>
    </div>
  );
}
