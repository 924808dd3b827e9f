import { COMPONENT_NAMES, SEVERITY_NAMES } from '@pailei/contracts/site/status/status.api';
import { COMPONENTS, type Component } from '@pailei/domain/status/probes';
import { SEVERITIES, type Severity } from '@pailei/domain/status/incidents';
import { NOTE_MAX } from '@pailei/domain/text-limits/text-limits';

import type { FieldErrors } from '../../../../shared/api/field-errors.ts';
import { Field, TextAreaField, TextField } from '../../../../shared/ui/forms/Field.tsx';
import { Segmented } from '../../../../shared/ui/forms/Segmented.tsx';

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
          <div role="group" aria-label="受影响的部分" className="flex flex-wrap gap-2" {...control}>
            {COMPONENTS.map((component) => (
              <button
                key={component}
                type="button"
                className="h-8 cursor-pointer rounded-control border border-line-control bg-transparent px-3 text-text-2 aria-pressed:border-zhu-text aria-pressed:bg-zhu-wash aria-pressed:text-zhu-text max-tablet:h-10"
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
          <div className="flex items-center gap-2">
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
          maxLength={NOTE_MAX}
          value={form.note}
          onChange={(event) => change({ note: event.target.value })}
        />
      )}
    </>
  );
}
