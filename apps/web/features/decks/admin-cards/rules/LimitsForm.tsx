import { deckRulesSchema, type DeckRulesView } from '@pailei/contracts/site/deck-rules/deck-rules';
import { useState, type SyntheticEvent } from 'react';

import { errorsOfAnswer, errorsOfCheck, type FieldErrors } from '../../../../shared/api/field-errors.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { TextField } from '../../../../shared/ui/forms/Field.tsx';
import { Note } from '../../../../shared/ui/feedback/Note.tsx';
import { toast } from '../../../../shared/ui/feedback/toast.ts';
import { useSaveRules } from './rules.api.ts';
import { RulesHeading } from './RulesHeading.tsx';
import { numberOf, type Rules } from './rules.model.ts';
import { SizeCards, type SizeCard } from './SizeCards.tsx';

type Form = { copy_limit: string; legendary_limit: string; size_cards: SizeCard[] };

const formOf = ({ copy_limit, legendary_limit, size_cards }: Rules): Form => ({
  copy_limit: String(copy_limit),
  legendary_limit: String(legendary_limit),
  size_cards: size_cards.map((card) => ({
    dbf_id: String(card.dbf_id),
    deck_size: typed(card.deck_size),
    copy_limit: typed(card.copy_limit),
    extra_cards: typed(card.extra_cards),
  })),
});

const typed = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);
/** Nothing typed leaves the rule as it is; what is no number is refused. */
const sent = (text: string): number | null => (text.trim() === '' ? null : (numberOf(text) ?? Number.NaN));

const limitsOf = ({ copy_limit, legendary_limit, size_cards }: Form) => ({
  copy_limit: numberOf(copy_limit),
  legendary_limit: numberOf(legendary_limit),
  size_cards: size_cards.map((card) => ({
    dbf_id: numberOf(card.dbf_id),
    deck_size: sent(card.deck_size),
    copy_limit: sent(card.copy_limit),
    extra_cards: sent(card.extra_cards),
  })),
});

/** How many copies a deck may hold, and the cards that change how many it holds in all. */
export function LimitsForm({ view }: { view: DeckRulesView }) {
  const saved = formOf(view.rules);
  const [form, setForm] = useState(saved);
  const [errors, setErrors] = useState<FieldErrors>({});
  const save = useSaveRules();
  const change = (changes: Partial<Form>) => {
    setErrors({});
    setForm((now) => ({ ...now, ...changes }));
  };
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
      <RulesHeading title="限制" />
      {errors['root'] && <Note tone="yan">{errors['root']}</Note>}
      <div className="grid max-w-240 grid-cols-[repeat(auto-fill,minmax(160px,1fr))] items-start gap-x-6 gap-y-4">
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
      </div>
      <SizeCards cards={form.size_cards} errorOf={errorOf} onChange={(size_cards) => change({ size_cards })} />
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
