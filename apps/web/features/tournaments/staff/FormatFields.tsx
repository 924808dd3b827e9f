import { BAN_COUNTS } from '@pailei/domain/series';

import { TextField } from '../../../shared/ui/Field.tsx';
import { Segmented } from '../../../shared/ui/Segmented.tsx';
import { Select } from '../../../shared/ui/Select.tsx';
import { Switch } from '../../../shared/ui/Switch.tsx';
import { bansText, FORMAT_OPTIONS } from '../model/event-words.ts';
import type { FormPart } from './CreateTournament.tsx';

/** How many play, with which decks, and how the rounds go on. */
export function FormatFields({ form, errors, change }: FormPart) {
  return (
    <>
      <TextField
        label="人数上限"
        inputMode="numeric"
        value={form.capacity}
        error={errors.capacity}
        onChange={(event) => change({ capacity: event.target.value })}
      />
      <div className="row wrap">
        <Select label="赛制" options={FORMAT_OPTIONS} value={form.format} onChange={(format) => change({ format })} />
        <Segmented
          label="禁用数"
          options={BAN_COUNTS.map((bans) => ({ value: String(bans), label: bansText(bans) }))}
          value={String(form.bans)}
          onChange={(value) => change({ bans: BAN_COUNTS.find((bans) => String(bans) === value) ?? 1 })}
        />
      </div>
      <div className="row wrap g16">
        <Switch checked={form.check_in_required} onChange={(check_in_required) => change({ check_in_required })}>
          开赛前签到
        </Switch>
        <Switch checked={form.is_manual} onChange={(is_manual) => change({ is_manual })}>
          手动开始每一轮
        </Switch>
      </div>
    </>
  );
}
