import { className, readDeckCode } from '@pailei/domain/decks';
import { isViolation } from '@pailei/domain/violation';
import { X } from 'lucide-react';
import type { ClipboardEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import { CardBack } from '../../../shared/ui/CardBack.tsx';
import { useDeckRules } from '../../../shared/live/useDeckRules.ts';
import { ClassPlate } from '../../../shared/ui/ClassPlate.tsx';
import { TextField } from '../../../shared/ui/Field.tsx';
import { IconButton } from '../../../shared/ui/IconButton.tsx';
import { useRules } from '../../decks/parts/rules.api.ts';
import { readDeckText } from '../model/deck-text.ts';
import type { DecksBody } from '../tournaments.api.ts';

type DeckFieldsProps = {
  slot: number;
  form: UseFormReturn<DecksBody>;
  isPrimary: boolean;
  onRemove?: (() => void) | undefined;
};

/** One deck: its name and its code. The game's whole clipboard text may be pasted; name and code are taken out of it. */
export function DeckFields({ slot, form, isPrimary, onRemove }: DeckFieldsProps) {
  const rules = useDeckRules();
  const errors = form.formState.errors.decks?.[slot];
  const list = readDeckCode(form.watch(`decks.${slot}.code`), useRules().data);
  const heroClass = isViolation(list) ? null : list.class;
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (!text.includes('\n')) return;
    event.preventDefault();
    const { name, code } = readDeckText(text);
    form.setValue(`decks.${slot}.code`, code, { shouldDirty: true });
    if (name !== null && form.getValues(`decks.${slot}.name`) === '')
      form.setValue(`decks.${slot}.name`, name, { shouldDirty: true });
  };
  return (
    <fieldset className="df">
      <legend className="only-sr">第 {slot + 1} 副卡组</legend>
      {heroClass === null ? <CardBack width={28} /> : <ClassPlate heroClass={heroClass} size="m" />}
      <TextField
        label={isPrimary ? '主卡组名称' : `卡组 ${slot + 1} 名称`}
        autoComplete="off"
        maxLength={40}
        error={errors?.name?.message}
        {...form.register(`decks.${slot}.name`)}
      />
      <TextField
        label="卡组码"
        aside={heroClass !== null && <span className="t3">{className(rules, heroClass)}</span>}
        className="mono"
        autoComplete="off"
        spellCheck={false}
        placeholder="AAECA…"
        error={errors?.code?.message}
        onPaste={paste}
        {...form.register(`decks.${slot}.code`)}
      />
      {onRemove && (
        <IconButton size="sm" label={`移除第 ${slot + 1} 副`} onClick={onRemove}>
          <X size={16} />
        </IconButton>
      )}
    </fieldset>
  );
}
