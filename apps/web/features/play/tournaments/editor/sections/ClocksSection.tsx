import { DEFAULT_SETTINGS } from '@pailei/contracts/site/settings/settings.api';

import { useSystem } from '../../../../../shared/live/useTopics.ts';
import { TextField } from '../../../../../shared/ui/forms/Field.tsx';
import { Switch } from '../../../../../shared/ui/forms/Switch.tsx';
import { TIMER_FIELDS, timerValues } from '../../model/timer-fields.ts';
import { FormRow } from '../FormRow.tsx';
import type { FormPart } from '../form-part.ts';

/** How long each step of a match may take; the site's times, or own ones. */
export function ClocksSection(part: FormPart) {
  const { form, timerErrors, change } = part;
  const site = useSystem().state?.series ?? DEFAULT_SETTINGS.series;
  const { timers } = form;
  return (
    <FormRow
      part={part}
      label="场次时限"
      fields={['timers']}
      hint="以秒计。准备有三档：依次判负一局、再一局、判负整场。"
    >
      <div className="grid gap-3">
        <Switch checked={timers === null} onChange={(isSite) => change({ timers: isSite ? null : timerValues(site) })}>
          用全站的时限
        </Switch>
        {timers !== null && (
          <div className="grid grid-cols-3 gap-3 max-[561px]:grid-cols-2">
            {TIMER_FIELDS.map(({ key, label }) => (
              <TextField
                key={key}
                label={label}
                inputMode="numeric"
                value={timers[key] ?? ''}
                error={timerErrors[key]}
                onChange={(event) => change({ timers: { ...timers, [key]: event.target.value } })}
              />
            ))}
          </div>
        )}
      </div>
    </FormRow>
  );
}
