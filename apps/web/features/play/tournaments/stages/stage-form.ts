import { numberFrom } from '@pailei/domain/typed-text/width';
import type { StageSettingsOf, StageType } from '@pailei/domain/tournament/stages/stage';
import type { ReactNode } from 'react';

import type { FieldErrors } from '../../../../shared/api/field-errors.ts';

export type StageFieldsProps<V> = {
  values: V;
  /** By field of the stage's settings. */
  errors: FieldErrors;
  change: (changes: Partial<V>) => void;
};

/**
 * How the form of an event asks for the settings of one stage type; `V` holds what is typed. Who comes into it is no matter of its
 * own: into the first stage all, into the others whom the entry says.
 */
export type StageForm<T extends StageType, V> = {
  readonly empty: V;
  readonly Fields: (props: StageFieldsProps<V>) => ReactNode;
  readonly settings: (values: V) => StageSettingsOf<T>;
  /** What is typed for settings that are known. */
  readonly values: (settings: StageSettingsOf<T>) => V;
};

/** The number that was typed; null where the rules choose. */
export function optionalNumber(text: string): number | null {
  return text.trim() === '' ? null : numberFrom(text);
}

/** The same the other way round. */
export const typedCount = (count: number | null): string => (count === null ? '' : String(count));
