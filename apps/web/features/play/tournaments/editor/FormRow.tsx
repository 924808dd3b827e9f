import type { DetailField } from '@pailei/domain/tournament/details/freezes';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';

import { FieldGroup } from '../../../../shared/ui/forms/Field.tsx';
import type { FormPart } from './form-part.ts';

type FormRowProps = {
  part: FormPart;
  label: string;
  /** What it sets: all of it stays from the same moment on. One that has to be repaired opens the row again. */
  fields: readonly [DetailField, ...DetailField[]];
  hint?: ReactNode;
  error?: string | undefined;
  /** What of the fields the row is about, where they say more once they stay. */
  frozenLines?: readonly string[];
  children: ReactNode;
};

/** A line of the editor. What stays is text with a lock, and says since when. */
export function FormRow({ part, label, fields, hint, error, frozenLines, children }: FormRowProps) {
  const reason = fields.some((field) => part.frozen(field) === null) ? null : part.frozen(fields[0]);
  if (reason === null)
    return (
      <FieldGroup label={label} layout="beside" hint={hint} error={error}>
        {children}
      </FieldGroup>
    );
  const values = frozenLines ?? fields.map(part.frozenValue).filter((text) => text !== '');
  const lock = (
    <span className="inline-flex items-center gap-1">
      <Lock size={12} className="text-huang-text" aria-hidden="true" />
      {reason}
    </span>
  );
  return (
    <FieldGroup label={label} layout="beside" hint={lock} error={error}>
      <p className="pt-2 whitespace-pre-line max-tablet:pt-0">{values.join('\n')}</p>
    </FieldGroup>
  );
}

/** The controls of a row beside each other. */
export function RowControls({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-x-3 gap-y-2">{children}</div>;
}
