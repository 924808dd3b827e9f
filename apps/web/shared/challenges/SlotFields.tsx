import { CHALLENGE_DAYS_AHEAD, CHALLENGE_SLOTS_MAX } from '@pailei/domain/battles/challenge';
import { Plus, X } from 'lucide-react';

import { Button } from '../ui/actions/Button.tsx';
import { IconButton } from '../ui/actions/IconButton.tsx';
import { FieldGroup } from '../ui/forms/Field.tsx';
import { Input } from '../ui/forms/Input.tsx';
import { beijingText } from '../ui/time/day-text.ts';
import { fromLocalInput } from '../ui/time/local-time.ts';
import { canAddSlot, errorAt, type FormProps } from './challenge-form.ts';

/** One to five times of the start, in the visitor's zone; the clock in Beijing stands below each. */
export function SlotFields({ form, errors, onChange }: FormProps) {
  const { slots } = form;
  const change = (next: string[]) => onChange({ ...form, slots: next });
  return (
    <FieldGroup
      label="开战时间"
      hint={`提出 1–${CHALLENGE_SLOTS_MAX} 个时间供对方选择，都在 ${CHALLENGE_DAYS_AHEAD} 天之内；时间按你所在的时区填写。`}
      error={errorAt(errors, 'slots')}
    >
      <ol className="grid gap-2.5">
        {slots.map((slot, index) => (
          <li key={index} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Input
              type="datetime-local"
              className="w-56 max-tablet:min-w-0 max-tablet:flex-1"
              aria-label={`第 ${index + 1} 个时间`}
              aria-invalid={errorAt(errors, 'slots') !== undefined || undefined}
              value={slot}
              onChange={(event) => change(slots.with(index, event.target.value))}
            />
            {slots.length > 1 && (
              <IconButton label={`去掉第 ${index + 1} 个时间`} onClick={() => change(slots.toSpliced(index, 1))}>
                <X size={16} />
              </IconButton>
            )}
            <BeijingTime local={slot} />
          </li>
        ))}
      </ol>
      {canAddSlot(form) && (
        <div>
          <Button variant="ghost" size="sm" icon={<Plus size={14} />} onClick={() => change([...slots, ''])}>
            再提一个时间
          </Button>
        </div>
      )}
    </FieldGroup>
  );
}

/** What a local time is in Beijing. */
export function BeijingTime({ local }: { local: string }) {
  const iso = fromLocalInput(local);
  return <small className="text-12 text-text-3 max-tablet:basis-full">{iso && `北京时间 ${beijingText(iso)}`}</small>;
}
