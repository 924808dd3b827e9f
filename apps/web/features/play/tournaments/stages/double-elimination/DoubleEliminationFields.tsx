import { GRAND_FINAL_NAMES } from '@pailei/contracts/play/stages/double-elimination.texts';
import { STAGE_TEXTS } from '@pailei/contracts/play/stages/stage-type-texts';
import { GRAND_FINALS, type GrandFinal, type StageBestOf } from '@pailei/domain/stages';

import { Select } from '../../../../../shared/ui/forms/Select.tsx';
import { BestOfSelect } from '../BestOfSelect.tsx';
import { SizeField } from '../SizeField.tsx';
import type { StageFieldsProps } from '../stage-form.ts';

export type DoubleEliminationValues = {
  /** Empty: all who are still in. */
  readonly size: string;
  readonly best_of: StageBestOf;
  readonly final_best_of: StageBestOf;
  readonly grand_final: GrandFinal;
};

const GRAND_FINAL_OPTIONS = GRAND_FINALS.map((value) => ({ value, label: GRAND_FINAL_NAMES[value] }));

export function DoubleEliminationFields(props: StageFieldsProps<DoubleEliminationValues>) {
  const { values, errors, isFirst, change } = props;
  return (
    <div className="grid gap-2">
      {!isFirst && <SizeField value={values.size} error={errors['size']} onChange={(size) => change({ size })} />}
      <div className="flex flex-wrap items-center gap-2">
        <BestOfSelect
          label={STAGE_TEXTS.double_elimination.name}
          value={values.best_of}
          onChange={(best_of) => change({ best_of })}
        />
        <BestOfSelect
          label="总决赛"
          value={values.final_best_of}
          onChange={(final_best_of) => change({ final_best_of })}
        />
        <Select
          label="总决赛方式"
          options={GRAND_FINAL_OPTIONS}
          value={values.grand_final}
          onChange={(grand_final) => change({ grand_final })}
        />
      </div>
    </div>
  );
}
