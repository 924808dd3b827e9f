import type { Deck } from '@pailei/contracts/decks';
import { useEffect, useRef, useState } from 'react';

import { Note } from '../../../shared/ui/Note.tsx';
import { Segmented } from '../../../shared/ui/Segmented.tsx';
import { useIsPhone } from '../../../shared/ui/useIsPhone.ts';
import { BuilderHeader } from './BuilderHeader.tsx';
import { CardSearch } from './CardSearch.tsx';
import { BuiltCode } from './BuiltCode.tsx';
import { DeckFacts } from './DeckFacts.tsx';
import { DeckPiles } from './DeckPiles.tsx';
import { isEmpty } from './builder.model.ts';
import { SaveBar } from './SaveBar.tsx';
import type { Builder } from './useBuilder.ts';
import type { Pasting } from './usePasting.ts';
import type { Saving } from './useSaving.ts';

type BuilderScreenProps = { deck: Deck | null; builder: Builder; pasting: Pasting; saving: Saving };
type Part = 'deck' | 'search';

/** The screen of a deck with everything on it to be changed. On a phone deck and catalogue take turns. */
export function BuilderScreen({ deck, builder, pasting, saving }: BuilderScreenProps) {
  const isPhone = useIsPhone();
  const [part, setPart] = useState<Part>(isEmpty(builder.draft) ? 'search' : 'deck');
  const searchRef = useRef<HTMLInputElement>(null);
  const isNew = deck === null;
  useEffect(() => {
    // on a phone the keyboard would cover what there is to choose
    if (isNew && !isPhone) searchRef.current?.focus();
  }, [isNew, isPhone]);
  return (
    <>
      <BuilderHeader deck={deck} builder={builder} />
      {builder.isRestored && <Restored builder={builder} />}
      {isPhone && (
        <div className="bd__s">
          <Segmented
            label="显示"
            options={[
              { value: 'deck', label: '卡组', count: builder.figures.card_count },
              { value: 'search', label: '选卡' },
            ]}
            value={part}
            onChange={setPart}
          />
        </div>
      )}
      {(!isPhone || part === 'deck') && <BuiltCode builder={builder} />}
      <div className="bd">
        {(!isPhone || part === 'deck') && (
          <div className="bd__d">
            <DeckPiles builder={builder} onEmptied={() => searchRef.current?.focus()} />
            <DeckFacts builder={builder} />
          </div>
        )}
        {(!isPhone || part === 'search') && <CardSearch builder={builder} pasting={pasting} inputRef={searchRef} />}
      </div>
      <SaveBar deck={deck} builder={builder} saving={saving} />
    </>
  );
}

function Restored({ builder: { discard } }: { builder: Builder }) {
  const action = (
    <button type="button" className="lnk" onClick={discard}>
      放弃这些修改
    </button>
  );
  return (
    <Note tone="qing" className="dk-note" action={action}>
      已恢复上次没有保存的内容。
    </Note>
  );
}
