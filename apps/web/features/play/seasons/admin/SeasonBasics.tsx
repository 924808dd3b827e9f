import { SEASON_NAME_MAX } from '@pailei/domain/seasons/season';

import type { FieldErrors } from '../../../../shared/api/field-errors.ts';
import { TextField } from '../../../../shared/ui/forms/Field.tsx';
import { typedNumber, wholeNumberOf } from '../../../../shared/ui/forms/whole-number.ts';

type Basics = { number: number; name: string; starts: string; ends: string };
type SeasonBasicsProps = { form: Basics; errors: FieldErrors; change: (changes: Partial<Basics>) => void };

/** Number, name and period of a season. */
export function SeasonBasics({ form, errors, change }: SeasonBasicsProps) {
  return (
    <div className="grid grid-cols-2 gap-4 max-tablet:grid-cols-1">
      <TextField
        label="编号"
        inputMode="numeric"
        value={typedNumber(form.number)}
        error={errors['number']}
        onChange={(event) => change({ number: wholeNumberOf(event.target.value, 3) })}
      />
      <TextField
        label="名称"
        maxLength={SEASON_NAME_MAX}
        value={form.name}
        error={errors['name']}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextField
        type="datetime-local"
        label="开始时间"
        value={form.starts}
        error={errors['starts_at']}
        onChange={(event) => change({ starts: event.target.value })}
      />
      <TextField
        type="datetime-local"
        label="结束时间"
        value={form.ends}
        error={errors['ends_at']}
        onChange={(event) => change({ ends: event.target.value })}
      />
    </div>
  );
}
