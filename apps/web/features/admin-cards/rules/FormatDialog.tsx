import type { DeckRulesView } from '@pailei/contracts/deck-rules';
import { useState } from 'react';

import { TextField } from '../../../shared/ui/Field.tsx';
import { BanList } from '../../decks/parts/BanList.tsx';
import { EntryDialog } from './EntryDialog.tsx';
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

/** A new format, or a change of `known`, whose id stays: decks and events are kept under it. */
export function FormatDialog({ view, known, onClose }: FormatDialogProps) {
  const [form, setForm] = useState<Form>(() => (known ? formOf(known) : NEW));
  const { errors, isSaving, save } = useEntryForm({ view, part: 'formats', id: known?.id ?? null, onSaved: onClose });
  const change = (changes: Partial<Form>) => setForm((now) => ({ ...now, ...changes }));
  return (
    <EntryDialog
      title={known ? `修改「${known.name}」` : '添加模式'}
      saveLabel={known ? '保存修改' : '添加模式'}
      error={errors['root']}
      isSaving={isSaving}
      onClose={onClose}
      onSave={() => save(formatOf(form))}
    >
      <div className="grid g2 gap-4">
        <TextField
          label="名称"
          maxLength={12}
          value={form.name}
          error={errors['name']}
          onChange={(event) => change({ name: event.target.value })}
        />
        <TextField
          label="代号"
          hint={known ? '保存在卡组与赛事中，不能修改' : '小写字母，例如 standard'}
          className="mono"
          maxLength={20}
          disabled={known !== null}
          value={form.id}
          error={errors['id']}
          onChange={(event) => change({ id: event.target.value })}
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
