import { PRESET_NAME_MAX } from '@pailei/domain/battles/settings';
import { useState, type SubmitEvent } from 'react';

import { errorsOfAnswer } from '../../../../shared/api/field-errors.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { TextField } from '../../../../shared/ui/forms/Field.tsx';

type PresetFormProps = {
  label: string;
  action: string;
  initial?: string;
  pending: boolean;
  onSave: (name: string) => Promise<void>;
};

/** Asks for the name of a line-up; what is wrong with it stands below the field. */
export function PresetForm({ label, action, initial = '', pending, onSave }: PresetFormProps) {
  const [name, setName] = useState(initial);
  const [error, setError] = useState<string>();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setError(undefined);
    onSave(name).then(
      () => setName(initial),
      (refused: unknown) => {
        const errors = errorsOfAnswer(refused, 'name');
        setError(errors['name'] ?? Object.values(errors)[0]);
      },
    );
  };
  return (
    <form className="mb-4 flex items-start gap-2" onSubmit={submit}>
      <div className="min-w-0 flex-1">
        <TextField
          label={label}
          value={name}
          maxLength={PRESET_NAME_MAX}
          error={error}
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      <Button type="submit" variant="primary" className="mt-7" pending={pending} disabled={name.trim() === ''}>
        {action}
      </Button>
    </form>
  );
}
