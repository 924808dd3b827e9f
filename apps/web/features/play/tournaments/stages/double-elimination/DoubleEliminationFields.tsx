import { GRAND_FINAL_NAMES } from '@pailei/contracts/play/stages/double-elimination.texts';
import { STAGE_TEXTS } from '@pailei/contracts/play/stages/stage-type-texts';
import {
  GRAND_FINALS,
  type GrandFinal,
} from '@pailei/domain/tournament/stages/double-elimination/double-elimination-stage';

import { FieldError } from '../../../../../shared/ui/forms/FieldBox.tsx';
import { Select } from '../../../../../shared/ui/forms/Select.tsx';
import { EliminationFields, type EliminationValues } from '../bracket/EliminationFields.tsx';
import type { StageFieldsProps } from '../stage-form.ts';

export type DoubleEliminationValues = EliminationValues & { readonly grand_final: GrandFinal };

const GRAND_FINAL_OPTIONS = GRAND_FINALS.map((value) => ({ value, label: GRAND_FINAL_NAMES[value] }));

export function DoubleEliminationFields(props: StageFieldsProps<DoubleEliminationValues>) {
  const { values, errors, change } = props;
  return (
    <EliminationFields {...props} label={STAGE_TEXTS.double_elimination.name} finalLabel="总决赛">
      <Select
        label="总决赛方式"
        options={GRAND_FINAL_OPTIONS}
        value={values.grand_final}
        onChange={(grand_final) => change({ grand_final })}
      />
      {errors['grand_final'] && <FieldError className="w-full">{errors['grand_final']}</FieldError>}
    </EliminationFields>
  );
}
