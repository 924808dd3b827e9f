import { className } from '@pailei/domain/decks/deck-rules';
import { HEARTHSTONE } from '@pailei/domain/decks/hearthstone';
import { readAnyDeck } from '@pailei/domain/decks/code/deck-code';
import type { TournamentSettings } from '@pailei/domain/tournament/types';
import { isViolation } from '@pailei/domain/violation/violation';
import { X } from 'lucide-react';
import type { ClipboardEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import { CardBack } from '../../../../../shared/ui/marks/CardBack.tsx';
import { useDeckRules } from '../../../../../shared/live/useDeckRules.ts';
import { ClassPlate } from '../../../../../shared/ui/marks/ClassPlate.tsx';
import { TextField } from '../../../../../shared/ui/forms/Field.tsx';
import { IconButton } from '../../../../../shared/ui/actions/IconButton.tsx';
import { Select } from '../../../../../shared/ui/forms/Select.tsx';
import { useRules } from '../../../../../shared/decks/rules.api.ts';
import { lineupProblems } from './deck-fit.ts';
import { nameOf, readDeckText } from './deck-text.ts';
import type { DecksBody } from '../../../../../shared/tournaments/entries/entries.api.ts';

type DeckFieldsProps = {
  slot: number;
  form: UseFormReturn<DecksBody>;
  settings: TournamentSettings;
  onRemove?: (() => void) | undefined;
};

/** One deck: its name and its code. The game's whole clipboard text may be pasted; name and code are taken out of it. */
export function DeckFields({ slot, form, settings, onRemove }: DeckFieldsProps) {
  const rules = useDeckRules();
  const errors = form.formState.errors.decks?.[slot];
  const [code, deckClass] = form.watch([`decks.${slot}.code`, `decks.${slot}.class`]);
  const deckRules = useRules().data;
  const isPrimary = settings.format === 'specialist' && slot === 0;
  const problem = lineupProblems(form.watch('decks').slice(0, slot + 1), settings, deckRules ?? HEARTHSTONE)[slot];
  const list = readAnyDeck(code, deckRules);
  const needsClass = !isViolation(list) && list.class === null;
  const heroClass = isViolation(list) ? null : (list.class ?? deckClass ?? null);
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    const read = readDeckText(text, deckRules);
    const { code: pasted, heroClass: pastedClass } = read;
    const isBareCode = !text.includes('\n');
    if (isBareCode && pastedClass === undefined) return;
    event.preventDefault();
    form.setValue(`decks.${slot}.code`, pasted, { shouldDirty: true });
    form.setValue(`decks.${slot}.class`, isBareCode ? undefined : pastedClass);
    const taken = form.getValues('decks').map((deck) => deck.name);
    const name = nameOf(read, taken, deckRules);
    if (name !== null && taken[slot] === '') form.setValue(`decks.${slot}.name`, name, { shouldDirty: true });
  };
  return (
    <fieldset className="m-0 grid auto-cols-auto grid-cols-[28px_minmax(0,200px)_minmax(0,1fr)] items-start gap-3 border-0 p-0 max-tablet:grid-cols-[28px_minmax(0,1fr)_auto] tablet:grid-flow-col">
      <legend className="sr-only">第 {slot + 1} 副卡组</legend>
      <span className="mt-5.5">
        {heroClass === null ? <CardBack width={28} /> : <ClassPlate heroClass={heroClass} size="m" />}
      </span>
      <TextField
        label={isPrimary ? '主卡组名称' : `卡组 ${slot + 1} 名称`}
        autoComplete="off"
        maxLength={40}
        error={errors?.name?.message}
        {...form.register(`decks.${slot}.name`)}
      />
      <div className="max-tablet:col-span-full max-tablet:row-start-2">
        <TextField
          label="卡组码"
          aside={heroClass !== null && <span className="text-text-3">{className(rules, heroClass)}</span>}
          isCode
          autoComplete="off"
          spellCheck={false}
          placeholder="AAECA…"
          error={errors?.code?.message ?? problem ?? undefined}
          onPaste={paste}
          {...form.register(`decks.${slot}.code`)}
        />
      </div>
      {needsClass && (
        <Select
          label="职业"
          value={heroClass ?? ''}
          options={[
            { value: '', label: '自动识别' },
            ...rules.classes.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(id) => form.setValue(`decks.${slot}.class`, id || undefined, { shouldDirty: true })}
        />
      )}
      {onRemove && (
        <IconButton size="sm" label={`移除第 ${slot + 1} 副`} onClick={onRemove}>
          <X size={16} />
        </IconButton>
      )}
    </fieldset>
  );
}
