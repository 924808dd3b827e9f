import { STAGE_TEXTS } from '@pailei/contracts/play/stages/stage-type-texts';

import { Switch } from '../../../../../shared/ui/forms/Switch.tsx';
import { EliminationFields, type EliminationValues } from '../bracket/EliminationFields.tsx';
import type { StageFieldsProps } from '../stage-form.ts';

export type SingleEliminationValues = EliminationValues & {
  readonly third_place: boolean;
  readonly placement: boolean;
};

export function SingleEliminationFields(props: StageFieldsProps<SingleEliminationValues>) {
  const { values, change } = props;
  return (
    <EliminationFields {...props} label={STAGE_TEXTS.single_elimination.name} finalLabel="决赛">
      <Switch checked={values.third_place} onChange={(third_place) => change({ third_place })}>
        季军赛
      </Switch>
      <Switch checked={values.placement} onChange={(placement) => change({ placement })}>
        5–8 名排位赛
      </Switch>
    </EliminationFields>
  );
}
