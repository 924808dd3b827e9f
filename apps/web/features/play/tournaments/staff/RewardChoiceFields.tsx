import { DEFAULT_REWARD_TABLE } from '@pailei/domain/rewards';
import type { RewardChoice } from '@pailei/domain/tournament';

import { useSystem } from '../../../../shared/live/useTopics.ts';
import type { FormPart } from './form-part.ts';
import { Select, type SelectOption } from '../../../../shared/ui/forms/Select.tsx';
import { RewardFields } from '../../../../shared/rewards/RewardFields.tsx';

const CHOICES: readonly SelectOption<RewardChoice['kind']>[] = [
  { value: 'site', label: '按全站奖励表' },
  { value: 'own', label: '自定奖励表' },
  { value: 'none', label: '没有奖励' },
];

/** What the places earn; a table of the event's own begins as the site's. */
export function RewardChoiceFields({ form, rewardErrors, change }: FormPart) {
  const site = useSystem().state?.rewards ?? DEFAULT_REWARD_TABLE;
  const table = form.reward_table ?? site;
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <Select
          label="积分奖励"
          options={CHOICES}
          value={form.rewards}
          onChange={(rewards) => change({ rewards, reward_table: table })}
        />
      </div>
      {form.rewards === 'own' && (
        <div role="group" aria-label="奖励表">
          <RewardFields table={table} errors={rewardErrors} onChange={(reward_table) => change({ reward_table })} />
        </div>
      )}
    </>
  );
}
