import { BEST_OF, type BestOf } from '@pailei/domain/series';

import { Select } from '../../../../shared/ui/forms/Select.tsx';

const OPTIONS = BEST_OF.map((bestOf) => ({ value: String(bestOf), label: `BO${bestOf}` }));

type BestOfSelectProps = { label: string; value: BestOf; onChange: (bestOf: BestOf) => void };

/** How long the matches of a stage are, or its final. */
export function BestOfSelect({ label, value, onChange }: BestOfSelectProps) {
  return (
    <Select
      label={label}
      options={OPTIONS}
      value={String(value)}
      onChange={(text) => onChange(BEST_OF.find((bestOf) => String(bestOf) === text) ?? value)}
    />
  );
}
