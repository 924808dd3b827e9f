import type { StageSettingsOf } from '@pailei/domain/stages';
import type { StageSettings, StageType } from '@pailei/domain/tournament';

import { SINGLE_ELIMINATION_FORM } from './single-elimination/single-elimination.form.ts';
import type { SingleEliminationValues } from './single-elimination/SingleEliminationFields.tsx';
import type { StageForm } from './stage-form.ts';
import { SWISS_FORM } from './swiss/swiss.form.ts';
import type { SwissValues } from './swiss/SwissFields.tsx';

/** What is typed for each stage type; it stays when the visitor looks at other stages. */
export type StageValues = {
  readonly swiss: SwissValues;
  readonly single_elimination: SingleEliminationValues;
};

export const STAGE_FORMS: { readonly [T in StageType]: StageForm<T, StageValues[T]> } = {
  swiss: SWISS_FORM,
  single_elimination: SINGLE_ELIMINATION_FORM,
};

/** The stages of an event in order, none of them twice. */
export type StageShape = readonly StageType[];

export const DEFAULT_SHAPE: StageShape = ['swiss', 'single_elimination'];

/** What the form offers. */
export const STAGE_SHAPES: readonly StageShape[] = [DEFAULT_SHAPE, ['single_elimination'], ['swiss']];

export const EMPTY_STAGES: StageValues = {
  swiss: SWISS_FORM.empty,
  single_elimination: SINGLE_ELIMINATION_FORM.empty,
};

/** The settings that were typed, stage by stage. */
export function stageSettings(shape: StageShape, values: StageValues): StageSettings[] {
  return shape.map((type, index) => settingsOf(type, values, index === 0));
}

function settingsOf<T extends StageType>(type: T, values: StageValues, isFirst: boolean): StageSettingsOf<T> {
  return STAGE_FORMS[type].settings(values[type], isFirst);
}
