import { adminSeasonsApi, type ManagedSeason, type TableShift } from '@pailei/contracts/play/seasons/admin-seasons.api';
import { formulasSchema } from '@pailei/contracts/play/seasons/formula.contract';
import { COMPETITOR_NAMES } from '@pailei/contracts/play/seasons/season-texts';
import { COMPETITOR_KINDS, newestVersion, type CompetitorKind, type SeasonFormula } from '@pailei/domain/seasons';
import { useState } from 'react';

import { api } from '../../../../shared/api/api.ts';
import { errorsOfAnswer, errorsOfCheck, type FieldErrors } from '../../../../shared/api/field-errors.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { Note } from '../../../../shared/ui/feedback/Note.tsx';
import { toast } from '../../../../shared/ui/feedback/toast.ts';
import { TextField } from '../../../../shared/ui/forms/Field.tsx';
import { Segmented } from '../../../../shared/ui/forms/Segmented.tsx';
import { editedTime } from '../../../../shared/ui/time/local-time.ts';
import { useSeasonCall } from './admin-seasons.calls.ts';
import { FormulaFields } from './FormulaFields.tsx';
import { FormulaPreview } from './FormulaPreview.tsx';

const KINDS = COMPETITOR_KINDS.map((value) => ({ value, label: COMPETITOR_NAMES[value] }));
const SPANS = [
  { value: 'season', label: '整个赛季重新计算' },
  { value: 'from', label: '从某时起' },
] as const;

/** The next version of the formula: tried on the real events of the season before it is saved. */
export function FormulaTab({ season }: { season: ManagedSeason }) {
  const newest = newestVersion(season.versions);
  const [formulas, setFormulas] = useState(newest.formulas);
  const [kind, setKind] = useState<CompetitorKind>('account');
  const [span, setSpan] = useState<'season' | 'from'>('season');
  const [from, setFrom] = useState('');
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [shifts, setShifts] = useState<readonly TableShift[] | null>(null);
  const params = { id: season.id };
  const applies_from = span === 'season' ? null : (editedTime(from, null) ?? '');
  const onError = (error: unknown) => setErrors(errorsOfAnswer(error));
  const check = () => {
    const checked = formulasSchema.safeParse(formulas);
    setErrors(checked.success ? {} : errorsOfCheck(checked.error));
    return checked.success ? checked.data : null;
  };
  type Formulas = NonNullable<ReturnType<typeof check>>;
  const preview = useSeasonCall((next: Formulas) =>
    api.call(adminSeasonsApi.previewFormula, { params, body: { formulas: next, applies_from } }),
  );
  const save = useSeasonCall((next: Formulas) =>
    api.call(adminSeasonsApi.setFormula, {
      params,
      body: { formulas: next, applies_from, reason, seen_version: newest.version },
    }),
  );
  const isOpen = season.closed_at === null;
  const tryOut = () => {
    const next = check();
    if (next) preview.mutate(next, { onSuccess: (answer) => setShifts(answer[kind]), onError });
  };
  const keep = () => {
    const next = check();
    if (next)
      save.mutate(next, {
        onSuccess: (answer) => toast.success(`积分规则 v${newestVersion(answer.versions).version} 已生效`),
        onError,
      });
  };
  const change = (formula: SeasonFormula) => {
    setShifts(null);
    setFormulas({ ...formulas, [kind]: formula });
  };
  return (
    <div className="grid max-w-190 gap-5">
      {!isOpen && <Note>赛季已结束，重新开启后才能修改积分规则。</Note>}
      {errors['root'] && <Note tone="yan">{errors['root']}</Note>}
      <Segmented
        label="榜"
        options={KINDS}
        value={kind}
        onChange={(next) => {
          setKind(next);
          setShifts(null);
        }}
      />
      <FormulaFields key={kind} formula={formulas[kind]} errors={errorsIn(kind, errors)} onChange={change} />
      <Segmented label="生效" options={SPANS} value={span} onChange={setSpan} />
      {span === 'from' && (
        <TextField
          type="datetime-local"
          label="生效时间"
          hint="之后结束的赛事按新规则计，之前的按当时的规则"
          value={from}
          error={errors['applies_from']}
          onChange={(event) => setFrom(event.target.value)}
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
        <Button variant="ghost" disabled={!isOpen} pending={preview.isPending} onClick={tryOut}>
          用真实赛果试算
        </Button>
        <Button variant="primary" disabled={!isOpen} pending={save.isPending} onClick={keep}>
          保存 v{newest.version + 1}
        </Button>
      </div>
    </div>
  );
}

/** Errors come as `account.win` of the check, and as `formulas.account.win` of the answer. */
const errorsIn = (kind: CompetitorKind, errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([field, text]) => [field.replace(/^formulas\./, '').replace(`${kind}.`, ''), text]),
  );
