import { ARCHETYPE_MAX, NOTE_MAX } from '@pailei/contracts/decks';

import { TextAreaField, TextField } from '../../../shared/ui/Field.tsx';
import { SectionHeader } from '../../../shared/ui/PageHeader.tsx';
import { Select } from '../../../shared/ui/Select.tsx';
import { useVisibilities } from '../parts/useVisibilities.ts';
import type { Builder } from './useBuilder.ts';

/** What is kept with the deck besides its cards. */
export function DeckDetails({ builder: { draft, dispatch } }: { builder: Builder }) {
  const visibilities = useVisibilities(draft.visibility);
  return (
    <section className="stack stack--s">
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
