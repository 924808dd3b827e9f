import { adminSeasonsApi, type ManagedSeason, type TableShift } from '@pailei/contracts/play/seasons/admin-seasons.api';
import { formulasSchema } from '@pailei/contracts/play/seasons/formula.contract';
import { newestVersion } from '@pailei/domain/seasons/formula';
import type { CompetitorKind, SeasonFormula } from '@pailei/domain/seasons/types';
import { useState } from 'react';
import type { z } from 'zod';

import { api } from '../../../../shared/api/api.ts';
import { errorsOfAnswer, errorsOfCheck, type FieldErrors } from '../../../../shared/api/field-errors.ts';
import { toast } from '../../../../shared/ui/feedback/toast.ts';
import { editedTime } from '../../../../shared/ui/time/local-time.ts';
import { useSeasonCall } from './admin-seasons.calls.ts';

type Formulas = z.output<typeof formulasSchema>;
/** From when on the new version counts; null: for the whole season. An empty text is refused by the contract. */
export type Span = { from: string } | null;

/** The next version of a season's formula: what is typed, what is wrong with it, and what it would do. */
export function useFormulaForm(season: ManagedSeason) {
  const newest = newestVersion(season.versions);
  const [formulas, setFormulas] = useState(newest.formulas);
  const [kind, setKind] = useState<CompetitorKind>('account');
  const [span, setSpan] = useState<Span>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [shifts, setShifts] = useState<Readonly<Record<CompetitorKind, readonly TableShift[]>> | null>(null);
  const params = { id: season.id };
  const applies_from = span && (editedTime(span.from, null) ?? '');
  const onError = (error: unknown) => setErrors(errorsOfAnswer(error));
  const preview = useSeasonCall((next: Formulas) =>
    api.call(adminSeasonsApi.previewFormula, { params, body: { formulas: next, applies_from } }),
  );
  const save = useSeasonCall(({ next, reason }: { next: Formulas; reason: string }) =>
    api.call(adminSeasonsApi.setFormula, {
      params,
      body: { formulas: next, applies_from, reason, seen_version: newest.version },
    }),
  );
  /** Calls back with what may be sent; else the errors stand at their fields. */
  const whenSound = (send: (next: Formulas) => void) => {
    const checked = formulasSchema.safeParse(formulas);
    setErrors(checked.success ? {} : errorsOfCheck(checked.error));
    if (checked.success) send(checked.data);
  };
  return {
    next_version: newest.version + 1,
    formula: formulas[kind],
    kind,
    span,
    errors: errorsIn(kind, errors),
    shifts: shifts && shifts[kind],
    isTrying: preview.isPending,
    isSaving: save.isPending,
    setKind,
    setSpan,
    change(formula: SeasonFormula) {
      setShifts(null);
      setFormulas({ ...formulas, [kind]: formula });
    },
    tryOut: () => whenSound((next) => preview.mutate(next, { onSuccess: setShifts, onError })),
    keep: (reason: string) =>
      whenSound((next) =>
        save.mutate({ next, reason }, { onSuccess: () => toast.success('积分规则的新版本已生效'), onError }),
      ),
  };
}

/** Errors come as `account.win` of the check, and as `formulas.account.win` of the answer. */
const errorsIn = (kind: CompetitorKind, errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([field, text]) => [field.replace(/^formulas\./, '').replace(`${kind}.`, ''), text]),
  );
