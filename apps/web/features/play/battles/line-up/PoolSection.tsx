import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { DeckSlots } from './DeckSlots.tsx';
import type { EditorProps } from './editor-props.ts';
import { LegalMark } from './LegalMark.tsx';

/** The decks that the whole team plays with, of any of its members. */
export function PoolSection({ draft, settings, members, problems }: EditorProps) {
  const decks = members.flatMap((member) =>
    member.decks.map((deck) => ({ ...deck, name: `${deck.name}（${member.name}）` })),
  );
  return (
    <section>
      <SectionHeader
        title="全队卡组"
        meta="每局由上场者从中选一副"
        action={<LegalMark problems={problems.filter(({ account_id }) => account_id === null)} />}
      />
      <div className="border-y border-t-line-2 border-b-line-1 py-3.5">
        <DeckSlots
          owner="卡组池"
          slots={draft.edited.pool}
          decks={decks}
          settings={settings}
          onChoose={(slot, deck_id) => draft.edit({ type: 'pool', slot, deck_id })}
        />
      </div>
    </section>
  );
}
