import { Plus, X } from 'lucide-react';

import { Button } from '../ui/actions/Button.tsx';
import { IconButton } from '../ui/actions/IconButton.tsx';
import { FieldGroup } from '../ui/forms/Field.tsx';
import { Input } from '../ui/forms/Input.tsx';
import { beijingText } from '../ui/time/day-text.ts';
import { fromLocalInput } from '../ui/time/local-time.ts';

type SlotInputsProps = {
  /** Local times as `datetime-local` gives them; empty: not chosen yet. */
  slots: readonly string[];
  most: number;
  hint: string;
  error: string | undefined;
  onChange: (slots: string[]) => void;
};

/** Times of the start, in the visitor's zone; the clock in Beijing stands below each. */
export function SlotInputs({ slots, most, hint, error, onChange }: SlotInputsProps) {
  return (
    <FieldGroup label="开战时间" hint={hint} error={error}>
      <ol className="grid gap-2.5">
        {slots.map((slot, index) => (
          <li key={index} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Input
              type="datetime-local"
              className="w-56 max-tablet:min-w-0 max-tablet:flex-1"
              aria-label={`第 ${index + 1} 个时间`}
              aria-invalid={error !== undefined || undefined}
              value={slot}
              onChange={(event) => onChange(slots.with(index, event.target.value))}
            />
            {slots.length > 1 && (
              <IconButton label={`去掉第 ${index + 1} 个时间`} onClick={() => onChange(slots.toSpliced(index, 1))}>
                <X size={16} />
              </IconButton>
            )}
            <BeijingTime local={slot} />
          </li>
        ))}
      </ol>
      {slots.length < most && (
        <div>
          <Button variant="ghost" size="sm" icon={<Plus size={14} />} onClick={() => onChange([...slots, ''])}>
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
