import type { DeckRulesView } from '@pailei/contracts/site/deck-rules/deck-rules';
import { useState } from 'react';

import { Field, TextAreaField, TextField } from '../../../../shared/ui/forms/Field.tsx';
import { Switch } from '../../../../shared/ui/forms/Switch.tsx';
import { EntryDialog } from './EntryDialog.tsx';
import { IdField, NameField } from './EntryFields.tsx';
import { numbersOf, type DeckClass } from './rules.model.ts';
import { useEntryForm } from './useEntryForm.ts';

type ClassDialogProps = { view: DeckRulesView; known: DeckClass | null; onClose: () => void };

const NEW = { id: '', name: '', card_class: '', color: '#8a6fc0', heroes: '' };

/** A new class, or a change of `known`, whose id stays: decks and records refer to it. */
export function ClassDialog({ view, known, onClose }: ClassDialogProps) {
  const [form, setForm] = useState(() =>
    known ? { ...known, color: known.color ?? '', heroes: known.heroes.join(', ') } : NEW,
  );
  const { errors, isSaving, save } = useEntryForm({ view, part: 'classes', id: known?.id ?? null, onSaved: onClose });
  const change = (changes: Partial<typeof form>) => setForm((now) => ({ ...now, ...changes }));
  return (
    <EntryDialog
      kind="职业"
      known={known}
      error={errors['root']}
      isSaving={isSaving}
      onClose={onClose}
      onSave={() => save({ ...form, color: form.color === '' ? null : form.color, heroes: numbersOf(form.heroes) })}
    >
      <NameField value={form.name} error={errors['name']} onChange={(name) => change({ name })} />
      <div className="grid grid-cols-2 gap-4 max-tablet:grid-cols-1">
        <IdField
          hint={known ? '保存在卡组与战绩中，不能修改' : '小写字母，例如 mage，之后不能修改'}
          isFixed={known !== null}
          value={form.id}
          error={errors['id']}
          onChange={(id) => change({ id })}
        />
        <TextField
          label="目录中的名称"
          hint="卡牌目录里的 cardClass"
          isCode
          maxLength={40}
          value={form.card_class}
          error={errors['card_class']}
          onChange={(event) => change({ card_class: event.target.value.toUpperCase() })}
        />
      </div>
      <ColorField color={form.color} error={errors['color']} onChange={(color) => change({ color })} />
      <TextAreaField
        label="英雄编号"
        hint="卡组码用它表示职业，第一个写入新的卡组码；目录里的英雄皮肤会自动加入"
        error={errors['heroes']}
        isCode
        rows={3}
        value={form.heroes}
        onChange={(event) => change({ heroes: event.target.value })}
      />
    </EntryDialog>
  );
}

type ColorFieldProps = { color: string; error: string | undefined; onChange: (color: string) => void };

function ColorField({ color, error, onChange }: ColorFieldProps) {
  return (
    <div className="flex min-h-16 flex-wrap items-end gap-4">
      <Switch checked={color !== ''} onChange={(isOwn) => onChange(isOwn ? NEW.color : '')}>
        自定颜色
      </Switch>
      {color !== '' && (
        <Field label="颜色" error={error}>
          {(control) => (
            <input
              {...control}
              type="color"
              className="h-9 w-20 cursor-pointer rounded-control border border-line-control bg-surface-1 p-1"
              value={color}
              onChange={(event) => onChange(event.target.value)}
            />
          )}
        </Field>
      )}
    </div>
  );
}
