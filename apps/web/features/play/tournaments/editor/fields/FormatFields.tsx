import { BAN_COUNTS } from '@pailei/domain/series';

import { Segmented } from '../../../../../shared/ui/forms/Segmented.tsx';
import { Select } from '../../../../../shared/ui/forms/Select.tsx';
import { Switch } from '../../../../../shared/ui/forms/Switch.tsx';
import { bansText, FORMAT_OPTIONS } from '../../../../../shared/tournaments/event-labels.ts';
import { FormRow, RowControls } from '../FormRow.tsx';
import type { FormPart } from '../form-part.ts';

/** With which decks is played, and what of them the opponent takes out. */
export function FormatFields(part: FormPart) {
  const { form, change } = part;
  return (
    <FormRow part={part} label="赛制与禁用" fields={['format', 'bans', 'shield']}>
      <RowControls>
        <Select label="赛制" options={FORMAT_OPTIONS} value={form.format} onChange={(format) => change({ format })} />
        <Segmented
          label="禁用数"
          options={BAN_COUNTS.map((bans) => ({ value: String(bans), label: bansText(bans) }))}
          value={String(form.bans)}
          onChange={(value) => change({ bans: BAN_COUNTS.find((bans) => String(bans) === value) ?? 1 })}
        />
        <Switch checked={form.shield} onChange={(shield) => change({ shield })}>
          禁用前各保护 1 副
        </Switch>
      </RowControls>
    </FormRow>
  );
}
