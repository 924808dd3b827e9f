import { deckRulesSchema, type DeckRulesView } from '@pailei/contracts/site/deck-rules/deck-rules';
import { useState } from 'react';

import { errorsOfAnswer, errorsOfCheck, type FieldErrors } from '../../../../shared/api/field-errors.ts';
import { toast } from '../../../../shared/ui/feedback/toast.ts';
import { useSaveRules } from './rules.api.ts';
import { errorsOfEntry, placeOf, withEntry, type Entry, type RulesPart } from './rules.model.ts';

type EntryFormOptions<P extends RulesPart> = {
  view: DeckRulesView;
  part: P;
  /** Null: a new one. */
  id: string | null;
  onSaved: () => void;
};

/** Saves one class or format within the rules that are shown; its errors by its own fields. */
export function useEntryForm<P extends RulesPart>({ view, part, id, onSaved }: EntryFormOptions<P>) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const save = useSaveRules();
  const place = placeOf(view.rules, part, id);
  return {
    errors,
    isSaving: save.isPending,
    save(entry: Entry<P>): void {
      const checked = deckRulesSchema.safeParse(withEntry(view.rules, part, id, entry));
      if (!checked.success) return setErrors(errorsOfEntry(errorsOfCheck(checked.error), part, place));
      save.mutate(
        { version: view.version, rules: checked.data },
        {
          onSuccess() {
            toast.success(`「${entry.name}」已保存`);
            onSaved();
          },
          onError: (error) => setErrors(errorsOfEntry(errorsOfAnswer(error), part, place)),
        },
      );
    },
  };
}
