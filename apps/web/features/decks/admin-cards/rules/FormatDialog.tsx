import type { DeckRulesView } from '@pailei/contracts/site/deck-rules/deck-rules';
import { useState } from 'react';

import { TextField } from '../../../../shared/ui/forms/Field.tsx';
import { BanList } from '../../../../shared/decks/BanList.tsx';
import { EntryDialog } from './EntryDialog.tsx';
import { IdField, NameField } from './EntryFields.tsx';
import { numberOf, type DeckFormat } from './rules.model.ts';
import { SetChoice } from './SetChoice.tsx';
import { useEntryForm } from './useEntryForm.ts';

type FormatDialogProps = { view: DeckRulesView; known: DeckFormat | null; onClose: () => void };

const NEW = { id: '', name: '', code_number: '', deck_size: '30', sets: null, banned_cards: [] };

type Form = Omit<DeckFormat, 'code_number' | 'deck_size'> & { code_number: string; deck_size: string };

const formOf = (known: DeckFormat): Form => ({
  ...known,
  code_number: String(known.code_number),
  deck_size: String(known.deck_size),
});

/** A field without a number is left for the contract to refuse. */
const formatOf = (form: Form): DeckFormat => ({
  ...form,
  code_number: numberOf(form.code_number) ?? Number.NaN,
  deck_size: numberOf(form.deck_size) ?? Number.NaN,
});

/** A new format, or a change of `known`, whose id stays: decks and events refer to it. */
export function FormatDialog({ view, known, onClose }: FormatDialogProps) {
  const [form, setForm] = useState<Form>(() => (known ? formOf(known) : NEW));
  const { errors, isSaving, save } = useEntryForm({ view, part: 'formats', id: known?.id ?? null, onSaved: onClose });
  const change = (changes: Partial<Form>) => setForm((now) => ({ ...now, ...changes }));
  return (
    <EntryDialog
      kind="模式"
      known={known}
      error={errors['root']}
      isSaving={isSaving}
      onClose={onClose}
      onSave={() => save(formatOf(form))}
    >
      <div className="grid grid-cols-2 gap-4 max-tablet:grid-cols-1">
        <NameField value={form.name} error={errors['name']} onChange={(name) => change({ name })} />
        <IdField
          hint={known ? '保存在卡组与赛事中，不能修改' : '小写字母，例如 standard'}
          isFixed={known !== null}
          value={form.id}
          error={errors['id']}
          onChange={(id) => change({ id })}
        />
        <TextField
          label="卡组码编号"
          hint="卡组码里表示模式的数字"
          inputMode="numeric"
          value={form.code_number}
          error={errors['code_number']}
          onChange={(event) => change({ code_number: event.target.value })}
        />
        <TextField
          label="张数"
          inputMode="numeric"
          value={form.deck_size}
          error={errors['deck_size']}
          onChange={(event) => change({ deck_size: event.target.value })}
        />
      </div>
      <SetChoice sets={form.sets} error={errors['sets']} onChange={(sets) => change({ sets })} />
      <BanList
        banned={form.banned_cards}
        error={errors['banned_cards']}
        onChange={(banned_cards) => change({ banned_cards })}
      />
    </EntryDialog>
  );
}
