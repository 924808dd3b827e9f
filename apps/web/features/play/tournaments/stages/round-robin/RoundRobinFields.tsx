import { TIE_AT_CUT_NAMES } from '@pailei/contracts/play/tournaments/tournament-names';
import { LEG_NAMES } from '@pailei/contracts/play/stages/round-robin.texts';
import { STAGE_TEXTS } from '@pailei/contracts/play/stages/stage-type-texts';
import { TIES_AT_CUT, type TieAtCut } from '@pailei/domain/tournament/stages/round-robin/round-robin-stage';
import type { StageBestOf } from '@pailei/domain/tournament/stages/stage-base';

import { TextField } from '../../../../../shared/ui/forms/Field.tsx';
import { Select } from '../../../../../shared/ui/forms/Select.tsx';
import { BestOfSelect } from '../BestOfSelect.tsx';
import type { StageFieldsProps } from '../stage-form.ts';

export type RoundRobinValues = {
  /** Empty: as many as the size of a group makes necessary. */
  readonly group_count: string;
  readonly group_size: string;
  readonly legs: 1 | 2;
  readonly best_of: StageBestOf;
  readonly tie_at_cut: TieAtCut;
};

const LEGS = ([1, 2] as const).map((legs) => ({ value: String(legs), label: LEG_NAMES[legs] }));
const TIES = TIES_AT_CUT.map((tie) => ({ value: tie, label: `同分：${TIE_AT_CUT_NAMES[tie]}` }));

export function RoundRobinFields({ values, errors, change }: StageFieldsProps<RoundRobinValues>) {
  return (
    <div className="grid gap-2">
      <div className="grid grid-cols-2 gap-2">
        <TextField
          label="每组人数"
          inputMode="numeric"
          value={values.group_size}
          error={errors['group_size']}
          onChange={(event) => change({ group_size: event.target.value })}
        />
        <TextField
          label="组数"
          inputMode="numeric"
          placeholder="按每组人数"
          value={values.group_count}
          error={errors['group_count']}
          onChange={(event) => change({ group_count: event.target.value })}
        />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Select
          label="循环数"
          options={LEGS}
          value={String(values.legs)}
          onChange={(legs) => change({ legs: legs === '2' ? 2 : 1 })}
        />
        <BestOfSelect
          label={STAGE_TEXTS.round_robin.name}
          value={values.best_of}
          onChange={(best_of) => change({ best_of })}
        />
        <Select
          label="晋级线同分"
          options={TIES}
          value={values.tie_at_cut}
          onChange={(text) => change({ tie_at_cut: TIES_AT_CUT.find((tie) => tie === text) ?? values.tie_at_cut })}
        />
      </div>
    </div>
  );
}
