import { BEST_OF, type BestOf } from '@pailei/domain/series';

import { TextField } from '../../../shared/ui/Field.tsx';
import { Segmented } from '../../../shared/ui/Segmented.tsx';
import { Select } from '../../../shared/ui/Select.tsx';
import { Switch } from '../../../shared/ui/Switch.tsx';
import type { StageShape } from '../model/new-tournament.ts';
import type { FormPart } from './CreateTournament.tsx';

const SHAPES = [
  { value: 'swiss_single', label: '瑞士轮 + 单败' },
  { value: 'single', label: '单败' },
  { value: 'swiss', label: '瑞士轮' },
] as const satisfies readonly { value: StageShape; label: string }[];

const BEST_OFS = BEST_OF.map((bestOf) => ({ value: String(bestOf), label: `BO${bestOf}` }));

/** The stages, and how long a match of each is. */
export function StageFields({ form, errors, change }: FormPart) {
  const [hasSwiss, hasSingle] = [form.shape !== 'single', form.shape !== 'swiss'];
  return (
    <>
      <div>
        <Segmented label="阶段" options={SHAPES} value={form.shape} onChange={(shape) => change({ shape })} />
      </div>
      {hasSwiss && (
        <div className="grid gap-2">
          <TextField
            label="瑞士轮轮数"
            inputMode="numeric"
            placeholder="按人数自动"
            value={form.swiss_rounds}
            error={errors.swiss_rounds}
            onChange={(event) => change({ swiss_rounds: event.target.value })}
          />
          <div className="row wrap">
            <BestOfSelect
              label="瑞士轮"
              value={form.swiss_best_of}
              onChange={(swiss_best_of) => change({ swiss_best_of })}
            />
          </div>
        </div>
      )}
      {hasSingle && (
        <div className="grid gap-2">
          {hasSwiss && (
            <TextField
              label="晋级人数"
              inputMode="numeric"
              placeholder="全部晋级"
              value={form.size}
              error={errors.size}
              onChange={(event) => change({ size: event.target.value })}
            />
          )}
          <div className="row wrap">
            <BestOfSelect label="淘汰赛" value={form.best_of} onChange={(best_of) => change({ best_of })} />
            <BestOfSelect
              label="决赛"
              value={form.final_best_of}
              onChange={(final_best_of) => change({ final_best_of })}
            />
            <Switch checked={form.third_place} onChange={(third_place) => change({ third_place })}>
              季军赛
            </Switch>
          </div>
        </div>
      )}
    </>
  );
}

function BestOfSelect({
  label,
  value,
  onChange,
}: {
  label: string;
  value: BestOf;
  onChange: (bestOf: BestOf) => void;
}) {
  return (
    <Select
      label={label}
      options={BEST_OFS}
      value={String(value)}
      onChange={(text) => onChange(BEST_OF.find((bestOf) => String(bestOf) === text) ?? value)}
    />
  );
}
