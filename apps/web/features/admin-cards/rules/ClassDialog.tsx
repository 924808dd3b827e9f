import type { DeckRulesView } from '@pailei/contracts/deck-rules';
import { useState } from 'react';

import { TextAreaField, TextField } from '../../../shared/ui/Field.tsx';
import { Switch } from '../../../shared/ui/Switch.tsx';
import { EntryDialog } from './EntryDialog.tsx';
import { numbersOf, type DeckClass } from './rules.model.ts';
import { useEntryForm } from './useEntryForm.ts';

type ClassDialogProps = { view: DeckRulesView; known: DeckClass | null; onClose: () => void };

const NEW = { id: '', name: '', card_class: '', color: '#8a6fc0', heroes: '' };

/** A new class, or a change of `known`, whose id stays: decks and records are kept under it. */
export function ClassDialog({ view, known, onClose }: ClassDialogProps) {
  const [form, setForm] = useState(() =>
    known ? { ...known, color: known.color ?? '', heroes: known.heroes.join(', ') } : NEW,
  );
  const { errors, isSaving, save } = useEntryForm({ view, part: 'classes', id: known?.id ?? null, onSaved: onClose });
  const change = (changes: Partial<typeof form>) => setForm((now) => ({ ...now, ...changes }));
  return (
    <EntryDialog
      title={known ? `修改「${known.name}」` : '添加职业'}
      saveLabel={known ? '保存修改' : '添加职业'}
      error={errors['root']}
      isSaving={isSaving}
      onClose={onClose}
      onSave={() => save({ ...form, color: form.color === '' ? null : form.color, heroes: numbersOf(form.heroes) })}
    >
      <TextField
        label="名称"
        maxLength={12}
        value={form.name}
        error={errors['name']}
        onChange={(event) => change({ name: event.target.value })}
      />
      <div className="grid g2 gap-4">
        <TextField
          label="代号"
          hint={known ? '保存在卡组与战绩中，不能修改' : '小写字母，例如 mage，之后不能修改'}
          className="mono"
          maxLength={20}
          disabled={known !== null}
          value={form.id}
          error={errors['id']}
          onChange={(event) => change({ id: event.target.value })}
        />
        <TextField
          label="目录中的名称"
          hint="卡牌目录里的 cardClass"
          className="mono"
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
        className="mono"
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
    <div className="row wrap g16 ac-colors">
      <Switch checked={color !== ''} onChange={(isOwn) => onChange(isOwn ? NEW.color : '')}>
        自定颜色
      </Switch>
      {color !== '' && (
        <TextField
          label="颜色"
          type="color"
          value={color}
          error={error}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </div>
  );
}
