import type { StageBestOf } from '@pailei/domain/tournament/stages/stage-base';
import { STAGE_TEXTS } from '@pailei/contracts/play/stages/stage-type-texts';

import { TextField } from '../../../../../shared/ui/forms/Field.tsx';
import { BestOfSelect } from '../BestOfSelect.tsx';
import type { StageFieldsProps } from '../stage-form.ts';

export type SwissValues = {
  /** Empty: by the number of entrants. */
  readonly rounds: string;
  readonly best_of: StageBestOf;
};

const { name } = STAGE_TEXTS.swiss;

export function SwissFields({ values, errors, change }: StageFieldsProps<SwissValues>) {
  return (
    <div className="grid gap-2">
      <TextField
        label={`${name}轮数`}
        inputMode="numeric"
        placeholder="按人数自动"
        value={values.rounds}
        error={errors['rounds']}
        onChange={(event) => change({ rounds: event.target.value })}
      />
      <div className="flex flex-wrap items-center gap-2">
        <BestOfSelect label={name} value={values.best_of} onChange={(best_of) => change({ best_of })} />
      </div>
    </div>
  );
}
