import { className } from '@pailei/domain/decks/deck-rules';
import { WANTED_MAX } from '@pailei/domain/teams/limits';

import { ClassButton } from '../../../../shared/decks/ClassFilter.tsx';
import { useDeckRules } from '../../../../shared/live/useDeckRules.ts';
import { FieldGroup } from '../../../../shared/ui/forms/Field.tsx';
import { ClassPlate } from '../../../../shared/ui/marks/ClassPlate.tsx';
import { toggled } from '../model/toggled.ts';

type ChoiceFieldProps = {
  label: string;
  value: readonly string[];
  error?: string | undefined;
  onChange: (value: string[]) => void;
};

const countOf = (value: readonly string[]) => (
  <span className="text-12 text-text-3">
    <span className="font-num font-semibold">{value.length}</span> / {WANTED_MAX}
  </span>
);

/** Some of the classes; when as many are chosen as may be, the others rest. */
export function ClassesField({ label, value, error, onChange }: ChoiceFieldProps) {
  const rules = useDeckRules();
  return (
    <FieldGroup label={label} aside={countOf(value)} error={error}>
      <span className="flex flex-wrap gap-1">
        {rules.classes.map(({ id }) => (
          <ClassButton
            key={id}
            isOn={value.includes(id)}
            title={className(rules, id)}
            disabled={!value.includes(id) && value.length >= WANTED_MAX}
            onClick={() => onChange(toggled(value, id))}
          >
            <ClassPlate heroClass={id} size="s" state={value.includes(id) ? 'now' : undefined} />
          </ClassButton>
        ))}
      </span>
    </FieldGroup>
  );
}

type RolesFieldProps = ChoiceFieldProps & { offered: readonly string[] };

/** Some of the roles that the site offers, and those chosen before that it no longer does. */
export function RolesField({ label, value, offered, error, onChange }: RolesFieldProps) {
  const roles = [...new Set([...offered, ...value])];
  return (
    <FieldGroup label={label} aside={countOf(value)} error={error}>
      <span className="flex flex-wrap gap-1">
        {roles.map((role) => (
          <ClassButton
            key={role}
            isOn={value.includes(role)}
            disabled={!value.includes(role) && value.length >= WANTED_MAX}
            onClick={() => onChange(toggled(value, role))}
          >
            <span className="px-1 text-13">{role}</span>
          </ClassButton>
        ))}
      </span>
    </FieldGroup>
  );
}
