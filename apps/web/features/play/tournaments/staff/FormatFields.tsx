import { BAN_COUNTS } from '@pailei/domain/series';

import type { FormPart } from './form-part.ts';
import { TextField } from '../../../../shared/ui/forms/Field.tsx';
import { Segmented } from '../../../../shared/ui/forms/Segmented.tsx';
import { Select } from '../../../../shared/ui/forms/Select.tsx';
import { Switch } from '../../../../shared/ui/forms/Switch.tsx';
import { bansText, FORMAT_OPTIONS } from '../../../../shared/tournaments/event-labels.ts';

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
      <div className="flex flex-wrap items-center gap-2">
        <Select label="赛制" options={FORMAT_OPTIONS} value={form.format} onChange={(format) => change({ format })} />
        <Segmented
          label="禁用数"
          options={BAN_COUNTS.map((bans) => ({ value: String(bans), label: bansText(bans) }))}
          value={String(form.bans)}
          onChange={(value) => change({ bans: BAN_COUNTS.find((bans) => String(bans) === value) ?? 1 })}
        />
      </div>
      <div className="flex flex-wrap items-center gap-4">
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
