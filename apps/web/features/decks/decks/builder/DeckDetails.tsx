import { ARCHETYPE_MAX } from '@pailei/contracts/decks/decks/decks.api';
import { NOTE_MAX } from '@pailei/domain/text-limits/text-limits';

import { TextAreaField, TextField } from '../../../../shared/ui/forms/Field.tsx';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { Select } from '../../../../shared/ui/forms/Select.tsx';
import { useVisibilities } from '../parts/useVisibilities.ts';
import type { Builder } from './useBuilder.ts';

/** The fields of a deck besides its cards. */
export function DeckDetails({ builder: { draft, dispatch } }: { builder: Builder }) {
  const visibilities = useVisibilities(draft.visibility);
  return (
    <section className="flex flex-col gap-4">
      <SectionHeader title="信息" />
      <TextField
        label="流派"
        autoComplete="off"
        maxLength={ARCHETYPE_MAX}
        placeholder="快攻、控制、组合技…"
        value={draft.archetype}
        onChange={({ target }) => dispatch({ type: 'change', fields: { archetype: target.value } })}
      />
      <TextAreaField
        label="备注"
        rows={4}
        maxLength={NOTE_MAX}
        placeholder="打法、留牌、对局心得"
        value={draft.note}
        onChange={({ target }) => dispatch({ type: 'change', fields: { note: target.value } })}
      />
      <Select
        label="谁可以看到"
        options={visibilities}
        value={draft.visibility}
        onChange={(visibility) => dispatch({ type: 'change', fields: { visibility } })}
      />
    </section>
  );
}
