import { STAGE_TEXTS } from '@pailei/contracts/play/stages/stage-type-texts';
import { TIEBREAKER_NAMES } from '@pailei/contracts/play/tournaments/tournament-names';
import { TIEBREAKERS, type Tiebreaker } from '@pailei/domain/tournament/standings/types';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { X } from 'lucide-react';

import type { FieldErrors } from '../../../../shared/api/field-errors.ts';
import { IconButton } from '../../../../shared/ui/actions/IconButton.tsx';
import { TextButton } from '../../../../shared/ui/actions/TextButton.tsx';
import { SortableList } from '../../../../shared/ui/data/SortableList.tsx';
import { FieldGroup, TextField } from '../../../../shared/ui/forms/Field.tsx';
import { Switch } from '../../../../shared/ui/forms/Switch.tsx';
import { BestOfSelect } from '../stages/BestOfSelect.tsx';
import { TIMER_FIELDS } from '../model/timer-fields.ts';
import type { AmendmentForm } from './amendment-form.ts';

type AmendmentFieldsProps = {
  tournament: TournamentState;
  form: AmendmentForm;
  errors: FieldErrors;
  change: (changes: Partial<AmendmentForm>) => void;
};

/** The rules that may change now. */
export function AmendmentFields(props: AmendmentFieldsProps) {
  const { tournament, form, change } = props;
  const isRanked = tournament.stages.some(({ status }) => status === 'finished');
  return (
    <>
      <TimerFields {...props} />
      {!isRanked && (
        <>
          <TiebreakerFields {...props} />
          <Switch
            checked={form.byes_in_opponent_rates}
            onChange={(byes_in_opponent_rates) => change({ byes_in_opponent_rates })}
          >
            轮空计入对手胜率
          </Switch>
        </>
      )}
      <StageBestOfs {...props} />
    </>
  );
}

function TimerFields({ form, errors, change }: AmendmentFieldsProps) {
  return (
    <FieldGroup label="时限（秒）">
      <div className="grid grid-cols-3 gap-3 max-[561px]:grid-cols-2">
        {TIMER_FIELDS.map(({ key, label }) => (
          <TextField
            key={key}
            label={label}
            inputMode="numeric"
            value={form.timers[key] ?? ''}
            error={errors[`changes.timers.${key}`]}
            onChange={(event) => change({ timers: { ...form.timers, [key]: event.target.value } })}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

function TiebreakerFields({ form, errors, change }: AmendmentFieldsProps) {
  const items = form.tiebreakers.map((id) => ({ id, name: TIEBREAKER_NAMES[id] }));
  const others = TIEBREAKERS.filter((name) => !form.tiebreakers.includes(name));
  const move = (id: string, to: number) => {
    const rest = form.tiebreakers.filter((name) => name !== id);
    change({ tiebreakers: rest.toSpliced(to, 0, id as Tiebreaker) });
  };
  return (
    <FieldGroup label="同分排序" error={errors['changes.tiebreakers']}>
      <SortableList label="同分排序" items={items} onMove={move}>
        {({ id, name }, index, handle) => (
          <span className="flex h-11 items-center gap-2">
            {handle}
            <span className="font-num font-semibold text-text-3">{index + 1}</span>
            <span className="min-w-0 flex-1">{name}</span>
            <IconButton
              size="sm"
              label={`不比较 ${name}`}
              onClick={() => change({ tiebreakers: form.tiebreakers.filter((other) => other !== id) })}
            >
              <X size={16} />
            </IconButton>
          </span>
        )}
      </SortableList>
      {others.length > 0 && (
        <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
          {others.map((name) => (
            <TextButton key={name} onClick={() => change({ tiebreakers: [...form.tiebreakers, name] })}>
              加上 {TIEBREAKER_NAMES[name]}
            </TextButton>
          ))}
        </p>
      )}
    </FieldGroup>
  );
}

/** A stage that has begun keeps its rules. */
function StageBestOfs({ tournament, form, change }: AmendmentFieldsProps) {
  const waiting = tournament.settings.stages.map((stage, index) => ({ stage, index })).slice(tournament.stages.length);
  if (waiting.length === 0) return null;
  return (
    <FieldGroup label="未开始的阶段">
      <div className="flex flex-wrap gap-2">
        {waiting.map(({ stage, index }) => (
          <BestOfSelect
            key={index}
            label={`第 ${index + 1} 阶段 ${STAGE_TEXTS[stage.type].name}`}
            value={form.best_of[index] ?? stage.best_of}
            onChange={(best_of) => change({ best_of: form.best_of.with(index, best_of) })}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
