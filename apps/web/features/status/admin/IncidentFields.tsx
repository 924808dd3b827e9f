import { COMPONENT_NAMES, SEVERITY_NAMES } from '@pailei/contracts/status';
import { COMPONENTS, SEVERITIES, type Component, type Severity } from '@pailei/domain/status';

import type { FieldErrors } from '../../../shared/api/field-errors.ts';
import { Field, TextAreaField, TextField } from '../../../shared/ui/Field.tsx';
import { Segmented } from '../../../shared/ui/Segmented.tsx';

export type IncidentFormState = { title: string; components: Component[]; severity: Severity; note: string };

type IncidentFieldsProps = {
  form: IncidentFormState;
  errors: FieldErrors;
  /** A new incident begins with a note. */
  hasNote: boolean;
  onChange: (form: IncidentFormState) => void;
};

export function IncidentFields({ form, errors, hasNote, onChange }: IncidentFieldsProps) {
  const change = (changes: Partial<IncidentFormState>) => onChange({ ...form, ...changes });
  const toggle = (component: Component) =>
    change({ components: COMPONENTS.filter((one) => (one === component) !== form.components.includes(one)) });
  return (
    <>
      <TextField
        label="标题"
        maxLength={60}
        value={form.title}
        error={errors['title']}
        onChange={(event) => change({ title: event.target.value })}
      />
      <Field label="受影响的部分" error={errors['components']}>
        {(control) => (
          <div role="group" aria-label="受影响的部分" className="sts-m" {...control}>
            {COMPONENTS.map((component) => (
              <button
                key={component}
                type="button"
                className="chip"
                aria-pressed={form.components.includes(component)}
                onClick={() => toggle(component)}
              >
                {COMPONENT_NAMES[component][0]}
              </button>
            ))}
          </div>
        )}
      </Field>
      <Field label="影响程度" error={errors['severity']}>
        {() => (
          <div className="row">
            <Segmented
              label="影响程度"
              options={SEVERITIES.map((value) => ({ value, label: SEVERITY_NAMES[value] }))}
              value={form.severity}
              onChange={(severity) => change({ severity })}
            />
          </div>
        )}
      </Field>
      {hasNote && (
        <TextAreaField
          label="说明"
          error={errors['note']}
          rows={3}
          maxLength={500}
          value={form.note}
          onChange={(event) => change({ note: event.target.value })}
        />
      )}
    </>
  );
}
