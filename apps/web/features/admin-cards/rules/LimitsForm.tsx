import { deckRulesSchema, type DeckRulesView } from '@pailei/contracts/deck-rules';
import { useState, type SyntheticEvent } from 'react';

import { errorsOfAnswer, errorsOfCheck, type FieldErrors } from '../../../shared/api/field-errors.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { TextField } from '../../../shared/ui/Field.tsx';
import { Note } from '../../../shared/ui/Note.tsx';
import { Switch } from '../../../shared/ui/Switch.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { useSaveRules } from './rules.api.ts';
import { numberOf, type Rules } from './rules.model.ts';

type Form = { copy_limit: string; legendary_limit: string; large: { dbf_id: string; deck_size: string } | null };

const formOf = ({ copy_limit, legendary_limit, large_deck }: Rules): Form => ({
  copy_limit: String(copy_limit),
  legendary_limit: String(legendary_limit),
  large: large_deck && { dbf_id: String(large_deck.dbf_id), deck_size: String(large_deck.deck_size) },
});

const limitsOf = ({ copy_limit, legendary_limit, large }: Form) => ({
  copy_limit: numberOf(copy_limit),
  legendary_limit: numberOf(legendary_limit),
  large_deck: large && { dbf_id: numberOf(large.dbf_id), deck_size: numberOf(large.deck_size) },
});

/** How many copies a deck may hold, and the card that makes it larger. */
export function LimitsForm({ view }: { view: DeckRulesView }) {
  const saved = formOf(view.rules);
  const [form, setForm] = useState(saved);
  const [errors, setErrors] = useState<FieldErrors>({});
  const save = useSaveRules();
  const change = (changes: Partial<Form>) => setForm((now) => ({ ...now, ...changes }));
  const errorOf = (field: string) => errors[field] ?? errors[`rules.${field}`];
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const checked = deckRulesSchema.safeParse({ ...view.rules, ...limitsOf(form) });
    setErrors(checked.success ? {} : errorsOfCheck(checked.error));
    if (!checked.success) return;
    save.mutate(
      { version: view.version, rules: checked.data },
      {
        onSuccess: () => toast.success('限制已保存'),
        onError: (error) => setErrors(errorsOfAnswer(error)),
      },
    );
  };
  return (
    <form noValidate onSubmit={submit}>
      <header className="ac-head">
        <h2>限制</h2>
      </header>
      {errors['root'] && <Note tone="yan">{errors['root']}</Note>}
      <div className="ac-limits">
        <TextField
          label="同名卡牌最多"
          inputMode="numeric"
          value={form.copy_limit}
          error={errorOf('copy_limit')}
          onChange={(event) => change({ copy_limit: event.target.value })}
        />
        <TextField
          label="传说卡牌最多"
          inputMode="numeric"
          value={form.legendary_limit}
          error={errorOf('legendary_limit')}
          onChange={(event) => change({ legendary_limit: event.target.value })}
        />
        <LargeDeck large={form.large} errorOf={errorOf} onChange={(large) => change({ large })} />
      </div>
      <Button
        type="submit"
        pending={save.isPending}
        disabled={JSON.stringify(form) === JSON.stringify(saved)}
        className="mt-4"
      >
        保存限制
      </Button>
    </form>
  );
}

type LargeDeckProps = {
  large: Form['large'];
  errorOf: (field: string) => string | undefined;
  onChange: (large: Form['large']) => void;
};

function LargeDeck({ large, errorOf, onChange }: LargeDeckProps) {
  return (
    <>
      <div className="fld">
        <span className="fld__l">扩充卡组</span>
        <Switch checked={large !== null} onChange={(isOn) => onChange(isOn ? { dbf_id: '', deck_size: '40' } : null)}>
          有一张卡牌会改变张数
        </Switch>
      </div>
      {large && (
        <>
          <TextField
            label="卡牌编号"
            inputMode="numeric"
            value={large.dbf_id}
            error={errorOf('large_deck.dbf_id')}
            onChange={(event) => onChange({ ...large, dbf_id: event.target.value })}
          />
          <TextField
            label="此时张数"
            inputMode="numeric"
            value={large.deck_size}
            error={errorOf('large_deck.deck_size')}
            onChange={(event) => onChange({ ...large, deck_size: event.target.value })}
          />
        </>
      )}
    </>
  );
}
