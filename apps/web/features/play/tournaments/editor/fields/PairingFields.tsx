import { FIRST_ROUND_NAMES, WITHDRAWAL_NAMES } from '@pailei/contracts/play/tournaments/tournament-names';
import { WITHDRAWAL_POLICIES } from '@pailei/domain/groups/withdrawal';

import { Segmented } from '../../../../../shared/ui/forms/Segmented.tsx';
import { Select } from '../../../../../shared/ui/forms/Select.tsx';
import { Switch } from '../../../../../shared/ui/forms/Switch.tsx';
import { hasDrawnRounds, hasLeague } from '../model/event-form.ts';
import { FormRow, RowControls } from '../FormRow.tsx';
import type { FormPart } from '../form-part.ts';

const LATE_ROUNDS = ['0', '1', '2', '3', '4'].map((value) => ({
  value,
  label: value === '0' ? '不接受' : `最晚第 ${value} 轮`,
}));
const WITHDRAWALS = WITHDRAWAL_POLICIES.map((value) => ({ value, label: WITHDRAWAL_NAMES[value] }));
const FIRST_ROUNDS = [
  { value: 'random', label: FIRST_ROUND_NAMES.random },
  { value: 'seeded', label: FIRST_ROUND_NAMES.seeded },
] as const;

/** What counts of those who leave a group. */
export function WithdrawalField(part: FormPart) {
  const { form, change } = part;
  if (!hasLeague(form)) return null;
  return (
    <FormRow part={part} label="中途退出" fields={['withdrawal']}>
      <div>
        <Select
          label="退出者的成绩"
          options={WITHDRAWALS}
          value={form.withdrawal}
          onChange={(withdrawal) => change({ withdrawal })}
        />
      </div>
    </FormRow>
  );
}

/** How the rounds go on, and how those that are drawn are published. */
export function AdvanceFields(part: FormPart) {
  const { form, change } = part;
  return (
    <FormRow part={part} label="推进" fields={['advance', 'pairing']} hint="可以随时修改。">
      <RowControls>
        <Switch checked={form.is_manual} onChange={(is_manual) => change({ is_manual })}>
          手动开始每一轮
        </Switch>
        {hasDrawnRounds(form) && (
          <Switch checked={form.is_previewed} onChange={(is_previewed) => change({ is_previewed })}>
            裁判看过对阵再公布
          </Switch>
        )}
      </RowControls>
    </FormRow>
  );
}

/** How drawn rounds begin, who is kept apart, and who may come in late. */
export function PairingFields(part: FormPart) {
  const { form, change } = part;
  if (!hasDrawnRounds(form)) return null;
  return (
    <FormRow part={part} label="对阵" fields={['first_round', 'forbidden_pairs', 'late_entry']}>
      <RowControls>
        <Segmented
          label="首轮"
          options={FIRST_ROUNDS}
          value={form.is_seeded ? 'seeded' : 'random'}
          onChange={(value) => change({ is_seeded: value === 'seeded' })}
        />
        <Switch checked={form.keeps_teams_apart} onChange={(keeps_teams_apart) => change({ keeps_teams_apart })}>
          前 2 轮避开同队选手
        </Switch>
        <Select
          label="中途加入"
          options={LATE_ROUNDS}
          value={String(form.late_until_round)}
          onChange={(round) => change({ late_until_round: Number(round) })}
        />
        {form.late_until_round > 0 && (
          <>
            <Switch checked={form.late_by_players} onChange={(late_by_players) => change({ late_by_players })}>
              选手可以中途加入
            </Switch>
            <Switch checked={form.has_half_point_bye} onChange={(has_half_point_bye) => change({ has_half_point_bye })}>
              中途加入错过的第一轮记平局分
            </Switch>
          </>
        )}
      </RowControls>
    </FormRow>
  );
}
