import type { StageBestOf } from '@pailei/domain/tournament/stages/stage-base';
import type { ReactNode } from 'react';

import { BestOfSelect } from '../BestOfSelect.tsx';
import type { StageFieldsProps } from '../stage-form.ts';

/** What the form of every elimination asks. */
export type EliminationValues = {
  readonly best_of: StageBestOf;
  readonly final_best_of: StageBestOf;
};

type EliminationFieldsProps = StageFieldsProps<EliminationValues> & {
  /** Of the length of its matches, and of that of its final. */
  label: string;
  finalLabel: string;
  /** What this type asks besides. */
  children: ReactNode;
};

export function EliminationFields(props: EliminationFieldsProps) {
  const { values, change, label, finalLabel, children } = props;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <BestOfSelect label={label} value={values.best_of} onChange={(best_of) => change({ best_of })} />
      <BestOfSelect
        label={finalLabel}
        value={values.final_best_of}
        onChange={(final_best_of) => change({ final_best_of })}
      />
      {children}
    </div>
  );
}
