import { CHALLENGE_DAYS_AHEAD, CHALLENGE_SLOTS_MAX } from '@pailei/domain/battles/challenge/types';

import { errorAt, type FormProps } from './challenge-form.ts';
import { SlotInputs } from './SlotInputs.tsx';

/** One to five times of the start. */
export function SlotFields({ form, errors, onChange }: FormProps) {
  return (
    <SlotInputs
      slots={form.slots}
      most={CHALLENGE_SLOTS_MAX}
      hint={`提出 1–${CHALLENGE_SLOTS_MAX} 个时间供对方选择，都在 ${CHALLENGE_DAYS_AHEAD} 天之内；时间按你所在的时区填写。`}
      error={errorAt(errors, 'slots')}
      onChange={(slots) => onChange({ ...form, slots })}
    />
  );
}
