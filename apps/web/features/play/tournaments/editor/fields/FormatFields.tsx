import { BAN_COUNTS, type BanCount, type SeriesFormat } from '@pailei/domain/series/settings';

import { Segmented } from '../../../../../shared/ui/forms/Segmented.tsx';
import { Select } from '../../../../../shared/ui/forms/Select.tsx';
import { Switch } from '../../../../../shared/ui/forms/Switch.tsx';
import { bansText, FORMAT_OPTIONS } from '../../../../../shared/tournaments/event-labels.ts';
import { FormRow, RowControls } from '../FormRow.tsx';
import type { FormPart } from '../form-part.ts';
import { changedBans, changedFormat } from '../model/format-choices.ts';

const SPECIALIST_HINT = '专精赛每人只用一个职业，不禁用也不保护。';

/** With which decks is played, and what of them the opponent takes out. */
export function FormatFields(part: FormPart) {
  const { form, errors, change } = part;
  const isSpecialist = form.format === 'specialist';
  return (
    <FormRow
      part={part}
      label="赛制与禁用"
      fields={['format', 'bans', 'shield']}
      hint={isSpecialist ? SPECIALIST_HINT : undefined}
      error={errors.format ?? errors.bans ?? errors.shield}
    >
      <RowControls>
        <Select
          label="赛制"
          options={FORMAT_OPTIONS}
          value={form.format}
          disabled={part.frozen('format') !== null}
          onChange={(format) => change(changedFormat(form, format))}
        />
        <Segmented
          label="禁用数"
          options={offered(form.format, form.bans).map((bans) => ({ value: String(bans), label: bansText(bans) }))}
          value={String(form.bans)}
          onChange={(value) =>
            change(changedBans(form, BAN_COUNTS.find((bans) => String(bans) === value) ?? form.bans))
          }
        />
        <Switch
          checked={form.shield}
          disabled={part.frozen('shield') !== null || (form.bans === 0 && !form.shield)}
          onChange={(shield) => change({ shield })}
        >
          禁用前各保护 1 副
        </Switch>
      </RowControls>
    </FormRow>
  );
}

/** What a form was filled with before stays on offer until it is changed. */
const offered = (format: SeriesFormat, bans: BanCount): readonly BanCount[] =>
  BAN_COUNTS.filter((count) => format !== 'specialist' || count === 0 || count === bans);
