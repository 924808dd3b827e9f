import type { Deck } from '@pailei/contracts/decks/decks/decks.api';
import { useEffect, useRef, useState } from 'react';

import { TextButton } from '../../../../shared/ui/actions/TextButton.tsx';
import { Note } from '../../../../shared/ui/feedback/Note.tsx';
import { Segmented } from '../../../../shared/ui/forms/Segmented.tsx';
import { useIsPhone } from '../../../../shared/ui/layout/useIsPhone.ts';
import { BuilderColumns } from './BuilderColumns.tsx';
import { BuilderHeader } from './BuilderHeader.tsx';
import { CardSearch } from './search/CardSearch.tsx';
import { BuiltCode } from './BuiltCode.tsx';
import { DeckFacts } from './piles/DeckFacts.tsx';
import { DeckPiles } from './piles/DeckPiles.tsx';
import { isEmpty } from './builder.model.ts';
import { SaveBar } from './saving/SaveBar.tsx';
import type { Builder } from './useBuilder.ts';
import type { Pasting } from './paste/usePasting.ts';
import type { Saving } from './saving/useSaving.ts';

type BuilderScreenProps = { deck: Deck | null; builder: Builder; pasting: Pasting; saving: Saving };
type Part = 'deck' | 'search';

/** The screen of a deck with everything on it to be changed. On a phone deck and catalogue take turns. */
export function BuilderScreen({ deck, builder, pasting, saving }: BuilderScreenProps) {
  const isPhone = useIsPhone();
  const [part, setPart] = useState<Part>(isEmpty(builder.draft) ? 'search' : 'deck');
  const searchRef = useRef<HTMLInputElement>(null);
  const isNew = deck === null;
  const isDeckShown = !isPhone || part === 'deck';
  useEffect(() => {
    // on a phone the keyboard would cover what there is to choose
    if (isNew && !isPhone) searchRef.current?.focus();
  }, [isNew, isPhone]);
  return (
    <>
      <BuilderHeader deck={deck} builder={builder} />
      {builder.isRestored && <Restored builder={builder} />}
      {isPhone && (
        <div className="sticky top-(--pl-header) z-11 bg-canvas py-2">
          <Segmented
            label="显示"
            fillsPhone
            options={[
              { value: 'deck', label: '卡组', count: builder.statistics.card_count },
              { value: 'search', label: '选卡' },
            ]}
            value={part}
            onChange={setPart}
          />
        </div>
      )}
      {isDeckShown && (
        <div className="max-tablet:mt-4">
          <BuiltCode builder={builder} />
        </div>
      )}
      <BuilderColumns
        deck={
          isDeckShown
            ? {
                piles: <DeckPiles builder={builder} onEmptied={() => searchRef.current?.focus()} />,
                facts: <DeckFacts builder={builder} />,
              }
            : null
        }
        search={
          (!isPhone || part === 'search') && <CardSearch builder={builder} pasting={pasting} inputRef={searchRef} />
        }
      />
      <SaveBar deck={deck} builder={builder} saving={saving} />
    </>
  );
}

function Restored({ builder: { discard } }: { builder: Builder }) {
  const action = (
    <TextButton className="max-tablet:-my-2.5 max-tablet:min-h-10" onClick={discard}>
      放弃这些修改
    </TextButton>
  );
  return (
    <Note tone="qing" className="mb-6" action={action}>
      已恢复上次没有保存的内容。
    </Note>
  );
}
