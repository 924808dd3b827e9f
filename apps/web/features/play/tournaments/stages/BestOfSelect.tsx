import { STAGE_BEST_OF, type StageBestOf } from '@pailei/domain/tournament/stages/stage-base';

import { Select } from '../../../../shared/ui/forms/Select.tsx';

const OPTIONS = STAGE_BEST_OF.map((bestOf) => ({ value: String(bestOf), label: `BO${bestOf}` }));

type BestOfSelectProps = { label: string; value: StageBestOf; onChange: (bestOf: StageBestOf) => void };

/** How long the matches of a stage are, or its final. */
export function BestOfSelect({ label, value, onChange }: BestOfSelectProps) {
  return (
    <Select
      label={label}
      options={OPTIONS}
      value={String(value)}
      onChange={(text) => onChange(STAGE_BEST_OF.find((bestOf) => String(bestOf) === text) ?? value)}
    />
  );
}
