import { Plus, X } from 'lucide-react';

import type { FieldErrors } from '../../../../shared/api/field-errors.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { IconButton } from '../../../../shared/ui/actions/IconButton.tsx';
import { NumberField } from './NumberField.tsx';

type Props<Key extends string> = {
  title: string;
  /** Where the errors of the lines stand: `places.0.points`. */
  field: string;
  names: Readonly<Record<Key, string>>;
  lines: readonly Readonly<Record<Key, number>>[];
  /** What a new line begins with; null: there are as many as may be. */
  next: Readonly<Record<Key, number>> | null;
  errors: FieldErrors;
  onChange: (lines: Readonly<Record<Key, number>>[]) => void;
};

/** Lines of two numbers each, which rise from line to line. */
export function FormulaLines<Key extends string>({ title, field, names, lines, next, errors, onChange }: Props<Key>) {
  const set = (index: number, key: Key, value: number | null) =>
    onChange(lines.map((line, at) => (at === index ? { ...line, [key]: value ?? Number.NaN } : line)));
  return (
    <fieldset className="m-0 grid gap-3 border-0 p-0">
      <legend className="mb-2 p-0 text-13 text-text-2">{title}</legend>
      {lines.map((line, index) => (
        // the order of the lines is their identity
        <div key={index} className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-end gap-3">
          {(Object.keys(names) as Key[]).map((key) => (
            <NumberField
              key={key}
              label={names[key]}
              value={line[key]}
              error={errors[`${field}.${index}.${key}`]}
              onChange={(value) => set(index, key, value)}
            />
          ))}
          <IconButton
            label={`删除${title}第 ${index + 1} 档`}
            onClick={() => onChange(lines.filter((_line, at) => at !== index))}
          >
            <X size={16} />
          </IconButton>
        </div>
      ))}
      {next && (
        <Button
          variant="ghost"
          size="sm"
          className="justify-self-start"
          icon={<Plus size={14} />}
          onClick={() => onChange([...lines, next])}
        >
          添加一档{title}
        </Button>
      )}
    </fieldset>
  );
}
