import { TIER_NAMES } from '@pailei/contracts/play/seasons/season-texts';
import { EVENT_TIERS, type SeasonFormula } from '@pailei/domain/seasons/types';
import { FORMULA_PLACES_MAX, FORMULA_SIZES_MAX } from '@pailei/domain/seasons/limits';

import type { FieldErrors } from '../../../../shared/api/field-errors.ts';
import { FormulaLines } from './FormulaLines.tsx';
import { NumberField } from './NumberField.tsx';

type Props = { formula: SeasonFormula; errors: FieldErrors; onChange: (formula: SeasonFormula) => void };

const GRID = 'grid grid-cols-3 gap-4 max-tablet:grid-cols-2';
const POINTS = { attendance: '参赛', win: '每场胜', upset: '每场越级胜', upset_gap: '越级的种子差' } as const;
const LIMITS = { best: '计入最好几项', win_cap: '每项胜场分上限', upset_cap: '每项越级分上限' } as const;
const keysOf = <T extends object>(names: T) => Object.keys(names) as (keyof T)[];

const nextPlace = ({ places }: SeasonFormula) => ({
  place_to: (places.at(-1)?.place_to ?? 0) + 1,
  points: places.at(-1)?.points ?? 0,
});
const nextSize = ({ sizes }: SeasonFormula) => ({ from: (sizes.at(-1)?.from ?? 4) * 2, percent: 100 });

/** All numbers of a formula. What is left empty in the last row has no limit. */
export function FormulaFields({ formula, errors, onChange }: Props) {
  const change = (changes: Partial<SeasonFormula>) => onChange({ ...formula, ...changes });
  return (
    <>
      <FormulaLines
        title="名次分"
        field="places"
        names={{ place_to: '到第几名', points: '积分' }}
        lines={formula.places}
        next={formula.places.length < FORMULA_PLACES_MAX ? nextPlace(formula) : null}
        errors={errors}
        onChange={(places) => change({ places })}
      />
      <div className={GRID}>
        {keysOf(POINTS).map((field) => (
          <NumberField
            key={field}
            label={POINTS[field]}
            value={formula[field]}
            error={errors[field]}
            onChange={(value) => change({ [field]: value ?? Number.NaN })}
          />
        ))}
      </div>
      <TierFields formula={formula} errors={errors} onChange={onChange} />
      <FormulaLines
        title="规模"
        field="sizes"
        names={{ from: '人数起', percent: '比例 %' }}
        lines={formula.sizes}
        next={formula.sizes.length < FORMULA_SIZES_MAX ? nextSize(formula) : null}
        errors={errors}
        onChange={(sizes) => change({ sizes })}
      />
      <div className={GRID}>
        {keysOf(LIMITS).map((field) => (
          <NumberField
            key={field}
            label={LIMITS[field]}
            hint="不填则不限"
            isOptional
            value={formula[field]}
            error={errors[field]}
            onChange={(value) => change({ [field]: value })}
          />
        ))}
      </div>
      <BoardFields formula={formula} errors={errors} onChange={onChange} />
    </>
  );
}

/** Without points for a board there is no part for boards. */
function BoardFields({ formula, errors, onChange }: Props) {
  const { boards, ...others } = formula;
  return (
    <div className={GRID}>
      <NumberField
        label="团队赛每胜一台"
        hint="不填则不计台"
        isOptional
        value={boards?.win ?? null}
        error={errors['boards.win']}
        onChange={(win) => onChange(win === null ? others : { ...formula, boards: { cap: boards?.cap ?? null, win } })}
      />
      {boards && (
        <NumberField
          label="每项胜台分上限"
          hint="不填则不限"
          isOptional
          value={boards.cap}
          error={errors['boards.cap']}
          onChange={(cap) => onChange({ ...formula, boards: { ...boards, cap } })}
        />
      )}
    </div>
  );
}

function TierFields({ formula, errors, onChange }: Props) {
  return (
    <div className={GRID}>
      {EVENT_TIERS.map((tier) => (
        <NumberField
          key={tier}
          label={`${TIER_NAMES[tier]}比例 %`}
          value={formula.tiers[tier]}
          error={errors[`tiers.${tier}`]}
          onChange={(value) => onChange({ ...formula, tiers: { ...formula.tiers, [tier]: value ?? Number.NaN } })}
        />
      ))}
    </div>
  );
}
