import { STAGE_TEXTS } from '@pailei/contracts/play/stages/stage-type-texts';

import { Switch } from '../../../../shared/ui/forms/Switch.tsx';
import type { FormPart } from './form-part.ts';

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
      <Switch checked={form.late_by_players} onChange={(late_by_players) => change({ late_by_players })}>
        选手可以中途加入
      </Switch>
      <Switch checked={form.has_half_point_bye} onChange={(has_half_point_bye) => change({ has_half_point_bye })}>
        中途加入错过的第一轮记平局分
      </Switch>
    </div>
  );
}
