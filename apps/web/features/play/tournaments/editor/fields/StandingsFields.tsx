import { HEAD_TO_HEAD_NAMES } from '@pailei/contracts/play/tournaments/tournament-names';
import { HEAD_TO_HEAD_RULES } from '@pailei/domain/tournament/standings/types';

import { Select } from '../../../../../shared/ui/forms/Select.tsx';
import { Switch } from '../../../../../shared/ui/forms/Switch.tsx';
import { TiebreakerFields } from '../../stages/TiebreakerFields.tsx';
import { FormRow, RowControls } from '../FormRow.tsx';
import type { FormPart } from '../form-part.ts';

const HEAD_TO_HEAD = HEAD_TO_HEAD_RULES.map((value) => ({ value, label: HEAD_TO_HEAD_NAMES[value] }));

/** What parts those with as many points. */
export function StandingsFields(part: FormPart) {
  const { form, errors, change } = part;
  return (
    <>
      <FormRow part={part} label="同分顺序" fields={['tiebreakers']} error={errors.tiebreakers}>
        <TiebreakerFields
          label="同分排序"
          value={form.tiebreakers}
          onChange={(tiebreakers) => change({ tiebreakers })}
        />
      </FormRow>
      <FormRow part={part} label="同分算法" fields={['head_to_head', 'byes_in_opponent_rates']}>
        <RowControls>
          {form.tiebreakers.includes('head_to_head') && (
            <Select
              label="相互战绩算法"
              options={HEAD_TO_HEAD}
              value={form.head_to_head}
              onChange={(head_to_head) => change({ head_to_head })}
            />
          )}
          <Switch
            checked={form.byes_in_opponent_rates}
            onChange={(byes_in_opponent_rates) => change({ byes_in_opponent_rates })}
          >
            轮空计入对手胜率
          </Switch>
        </RowControls>
      </FormRow>
    </>
  );
}
