import { REASON_MAX } from '@pailei/domain/text-limits/text-limits';

import { Button } from '../../ui/actions/Button.tsx';
import { TextAreaField } from '../../ui/forms/Field.tsx';
import { USUAL_REASONS } from './ruling-texts.ts';

type ReasonFieldProps = { value: string; error: string | undefined; onChange: (reason: string) => void };

/** Why something is ruled so, which both sides read; a usual reason is written by a press. */
export function ReasonField({ value, error, onChange }: ReasonFieldProps) {
  return (
    <div className="grid content-start gap-2">
      <div className="flex flex-wrap gap-2">
        {USUAL_REASONS.map((one) => (
          <Button key={one} variant="ghost" size="sm" onClick={() => onChange(one)}>
            {one}
          </Button>
        ))}
      </div>
      <TextAreaField
        label="原因，双方可见"
        rows={3}
        maxLength={REASON_MAX}
        value={value}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
