import type { Deck } from '@pailei/contracts/decks/decks/decks.api';
import type { DeckRules } from '@pailei/domain/decks/deck-rules';

import { BuilderScreen } from './BuilderScreen.tsx';
import { ClassStep } from './classes/ClassStep.tsx';
import { Conflict } from './saving/Conflict.tsx';
import { LeaveGuard } from './saving/LeaveGuard.tsx';
import { PasteDialog } from './paste/PasteDialog.tsx';
import { useBuilder } from './useBuilder.ts';
import { usePasting } from './paste/usePasting.ts';
import { useSaving } from './saving/useSaving.ts';

/** Builds a deck, from nothing or from one that is stored. */
export function DeckBuilder({ deck, rules }: { deck: Deck | null; rules: DeckRules }) {
  const builder = useBuilder(deck, rules);
  const pasting = usePasting(builder);
  const saving = useSaving(deck, builder);
  return (
    <>
      {builder.draft.class === '' ? (
        <ClassStep builder={builder} pasting={pasting} />
      ) : (
        <BuilderScreen deck={deck} builder={builder} saving={saving} pasting={pasting} />
      )}
      <PasteDialog builder={builder} pasting={pasting} />
      {deck && <Conflict deck={deck} builder={builder} saving={saving} />}
      <LeaveGuard builder={builder} isSaved={saving.isSaved} />
    </>
  );
}
