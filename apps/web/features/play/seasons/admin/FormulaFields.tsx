import { TIER_NAMES } from '@pailei/contracts/play/seasons/season-texts';
import { EVENT_TIERS, FORMULA_PLACES_MAX, FORMULA_SIZES_MAX, type SeasonFormula } from '@pailei/domain/seasons';
import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';

import type { FieldErrors } from '../../../../shared/api/field-errors.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { IconButton } from '../../../../shared/ui/actions/IconButton.tsx';
import { NumberField } from './NumberField.tsx';

type Props = { formula: SeasonFormula; errors: FieldErrors; onChange: (formula: SeasonFormula) => void };

const GRID = 'grid grid-cols-3 gap-4 max-tablet:grid-cols-2';

/** All numbers of a formula. What is left empty in the last row has no limit. */
export function FormulaFields({ formula, errors, onChange }: Props) {
  const change = (changes: Partial<SeasonFormula>) => onChange({ ...formula, ...changes });
  const number = (label: string, field: 'attendance' | 'win' | 'upset' | 'upset_gap') => (
    <NumberField
      label={label}
      value={formula[field]}
      error={errors[field]}
      onChange={(value) => change({ [field]: value ?? Number.NaN })}
    />
  );
  const limit = (label: string, field: 'best' | 'win_cap' | 'upset_cap') => (
    <NumberField
      label={label}
      hint="不填则不限"
      isOptional
      value={formula[field]}
      error={errors[field]}
      onChange={(value) => change({ [field]: value })}
    />
  );
  return (
    <>
      <Lines
        title="名次分"
        add={
          formula.places.length < FORMULA_PLACES_MAX
            ? () => change({ places: [...formula.places, nextPlace(formula)] })
            : undefined
        }
      >
        {formula.places.map((place, index) => (
          <Line
            key={index}
            name={`第 ${index + 1} 档名次`}
            onRemove={() => change({ places: without(formula.places, index) })}
          >
            <NumberField
              label="到第几名"
              value={place.place_to}
              error={errors[`places.${index}.place_to`]}
              onChange={(value) =>
                change({ places: replaced(formula.places, index, { ...place, place_to: value ?? Number.NaN }) })
              }
            />
            <NumberField
              label="积分"
              value={place.points}
              error={errors[`places.${index}.points`]}
              onChange={(value) =>
                change({ places: replaced(formula.places, index, { ...place, points: value ?? Number.NaN }) })
              }
            />
          </Line>
        ))}
      </Lines>
      <div className={GRID}>
        {number('参赛', 'attendance')}
        {number('每场胜', 'win')}
        {number('每场越级胜', 'upset')}
        {number('越级的种子差', 'upset_gap')}
      </div>
      <div className={GRID}>
        {EVENT_TIERS.map((tier) => (
          <NumberField
            key={tier}
            label={`${TIER_NAMES[tier]}比例 %`}
            value={formula.tiers[tier]}
            error={errors[`tiers.${tier}`]}
            onChange={(value) => change({ tiers: { ...formula.tiers, [tier]: value ?? Number.NaN } })}
          />
        ))}
      </div>
      <Lines
        title="规模"
        add={
          formula.sizes.length < FORMULA_SIZES_MAX
            ? () => change({ sizes: [...formula.sizes, nextSize(formula)] })
            : undefined
        }
      >
        {formula.sizes.map((size, index) => (
          <Line
            key={index}
            name={`第 ${index + 1} 档规模`}
            onRemove={() => change({ sizes: without(formula.sizes, index) })}
          >
            <NumberField
              label="人数起"
              value={size.from}
              error={errors[`sizes.${index}.from`]}
              onChange={(value) =>
                change({ sizes: replaced(formula.sizes, index, { ...size, from: value ?? Number.NaN }) })
              }
            />
            <NumberField
              label="比例 %"
              value={size.percent}
              error={errors[`sizes.${index}.percent`]}
              onChange={(value) =>
                change({ sizes: replaced(formula.sizes, index, { ...size, percent: value ?? Number.NaN }) })
              }
            />
          </Line>
        ))}
      </Lines>
      <div className={GRID}>
        {limit('计入最好几项', 'best')}
        {limit('每项胜场分上限', 'win_cap')}
        {limit('每项越级分上限', 'upset_cap')}
      </div>
    </>
  );
}

const without = <T,>(lines: readonly T[], index: number) => lines.filter((_, at) => at !== index);
const replaced = <T,>(lines: readonly T[], index: number, line: T) =>
  lines.map((old, at) => (at === index ? line : old));
const nextPlace = ({ places }: SeasonFormula) => ({
  place_to: (places.at(-1)?.place_to ?? 0) + 1,
  points: places.at(-1)?.points ?? 0,
});
const nextSize = ({ sizes }: SeasonFormula) => ({ from: (sizes.at(-1)?.from ?? 4) * 2, percent: 100 });

function Lines({ title, add, children }: { title: string; add: (() => void) | undefined; children: ReactNode }) {
  return (
    <fieldset className="m-0 grid gap-3 border-0 p-0">
      <legend className="mb-2 p-0 text-13 text-text-2">{title}</legend>
      {children}
      {add && (
        <Button variant="ghost" size="sm" className="justify-self-start" icon={<Plus size={14} />} onClick={add}>
          添加一档{title}
        </Button>
      )}
    </fieldset>
  );
}

function Line({ name, onRemove, children }: { name: string; onRemove: () => void; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-end gap-3">
      {children}
      <IconButton label={`删除${name}`} onClick={onRemove}>
        <X size={16} />
      </IconButton>
    </div>
  );
}
