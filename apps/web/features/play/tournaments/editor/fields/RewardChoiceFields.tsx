import { DEFAULT_REWARD_TABLE } from '@pailei/domain/rewards/types';
import type { RewardChoice } from '@pailei/domain/tournament/types';

import { RewardFields } from '../../../../../shared/rewards/RewardFields.tsx';
import { useSystem } from '../../../../../shared/live/useTopics.ts';
import { Select, type SelectOption } from '../../../../../shared/ui/forms/Select.tsx';
import { FormRow } from '../FormRow.tsx';
import type { FormPart } from '../form-part.ts';

const CHOICES: readonly SelectOption<RewardChoice['kind']>[] = [
  { value: 'site', label: '按全站奖励表' },
  { value: 'own', label: '自定奖励表' },
  { value: 'none', label: '没有奖励' },
];

/** What the places earn; a table of the event's own begins as the site's. */
export function RewardChoiceFields(part: FormPart) {
  const { form, rewardErrors, change } = part;
  const site = useSystem().state?.rewards ?? DEFAULT_REWARD_TABLE;
  const table = form.reward_table ?? site;
  return (
    <FormRow part={part} label="按名次" fields={['rewards']} hint="并列的名次按其中最后一名发放。">
      <div className="grid justify-items-start gap-3">
        <Select
          label="积分奖励"
          options={CHOICES}
          value={form.rewards}
          onChange={(rewards) => change({ rewards, reward_table: table })}
        />
        {form.rewards === 'own' && (
          <div role="group" aria-label="奖励表" className="w-full">
            <RewardFields table={table} errors={rewardErrors} onChange={(reward_table) => change({ reward_table })} />
          </div>
        )}
      </div>
    </FormRow>
  );
}
