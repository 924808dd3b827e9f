import { STAGE_TEXTS } from '@pailei/contracts/play/stages/stage-type-texts';
import { WITHDRAWAL_NAMES } from '@pailei/contracts/play/tournaments/tournament-names';
import { WITHDRAWAL_POLICIES } from '@pailei/domain/groups';

import { Select } from '../../../../shared/ui/forms/Select.tsx';
import { Switch } from '../../../../shared/ui/forms/Switch.tsx';
import { hasLeague } from '../model/new-tournament.ts';
import type { FormPart } from './form-part.ts';

const LATE_ROUNDS = ['0', '1', '2', '3', '4'].map((value) => ({
  value,
  label: value === '0' ? '不接受' : `最晚第 ${value} 轮`,
}));
const WITHDRAWALS = WITHDRAWAL_POLICIES.map((value) => ({ value, label: WITHDRAWAL_NAMES[value] }));

/** What counts of those who leave a group. */
export function WithdrawalField({ form, change }: FormPart) {
  if (!hasLeague(form)) return null;
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Select
        label="退出者的成绩"
        options={WITHDRAWALS}
        value={form.withdrawal}
        onChange={(withdrawal) => change({ withdrawal })}
      />
    </div>
  );
}

/** How drawn rounds are published, who is kept apart, and who may come in late. */
export function PairingFields({ form, change }: FormPart) {
  if (!form.stages.some(({ type }) => STAGE_TEXTS[type].isDrawn)) return null;
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Switch checked={form.is_previewed} onChange={(is_previewed) => change({ is_previewed })}>
        裁判看过对阵再公布
      </Switch>
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
    </div>
  );
}
