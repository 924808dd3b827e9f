import type { ManagedSeason } from '@pailei/contracts/play/seasons/admin-seasons.api';
import { COMPETITOR_NAMES } from '@pailei/contracts/play/seasons/season-texts';
import { COMPETITOR_KINDS } from '@pailei/domain/seasons/types';
import { useState } from 'react';

import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { Note } from '../../../../shared/ui/feedback/Note.tsx';
import { TextField } from '../../../../shared/ui/forms/Field.tsx';
import { Segmented } from '../../../../shared/ui/forms/Segmented.tsx';
import { FormulaFields } from './FormulaFields.tsx';
import { FormulaPreview } from './FormulaPreview.tsx';
import { useFormulaForm } from './useFormulaForm.ts';

const KINDS = COMPETITOR_KINDS.map((value) => ({ value, label: COMPETITOR_NAMES[value] }));
const SPANS = [
  { value: 'season', label: '整个赛季重新计算' },
  { value: 'from', label: '从某时起' },
] as const;

/** The next version of the formula: tried on the real events of the season before it is saved. */
export function FormulaTab({ season }: { season: ManagedSeason }) {
  const form = useFormulaForm(season);
  const { span, errors, shifts, kind } = form;
  const [reason, setReason] = useState('');
  const isOpen = season.closed_at === null;
  return (
    <div className="grid max-w-190 gap-5">
      {!isOpen && <Note>赛季已结束，重新开启后才能修改积分规则。</Note>}
      {errors['root'] && <Note tone="yan">{errors['root']}</Note>}
      <Segmented label="榜" options={KINDS} value={kind} onChange={form.setKind} />
      <FormulaFields key={kind} formula={form.formula} errors={errors} onChange={form.change} />
      <Segmented
        label="生效"
        options={SPANS}
        value={span ? 'from' : 'season'}
        onChange={(value) => form.setSpan(value === 'from' ? { from: '' } : null)}
      />
      {span && (
        <TextField
          type="datetime-local"
          label="生效时间"
          hint="之后结束的赛事按新规则计，之前的按当时的规则"
          value={span.from}
          error={errors['applies_from']}
          onChange={(event) => form.setSpan({ from: event.target.value })}
        />
      )}
      {shifts && <FormulaPreview shifts={shifts} />}
      <TextField
        label="原因"
        maxLength={500}
        value={reason}
        error={errors['reason']}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="ghost" disabled={!isOpen} pending={form.isTrying} onClick={form.tryOut}>
          用真实赛果试算
        </Button>
        <Button variant="primary" disabled={!isOpen} pending={form.isSaving} onClick={() => form.keep(reason)}>
          保存 v{form.next_version}
        </Button>
      </div>
    </div>
  );
}
