import type { SubmittedDeck } from '@pailei/contracts/decks/decks/submitted-deck';
import { className } from '@pailei/domain/decks/deck-rules';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { useState } from 'react';

import { messageOf } from '../../../../../shared/api/error-text.ts';
import { useDeckRules } from '../../../../../shared/live/useDeckRules.ts';
import { TextButton } from '../../../../../shared/ui/actions/TextButton.tsx';
import { cx } from '../../../../../shared/ui/layout/cx.ts';
import { ClassPlate } from '../../../../../shared/ui/marks/ClassPlate.tsx';
import { LoadFailed } from '../../../../../shared/ui/feedback/Empty.tsx';
import { SectionHeader } from '../../../../../shared/ui/layout/PageHeader.tsx';
import { useEntry } from '../../../../../shared/tournaments/entries/entries.api.ts';
import { deckUseNotes } from '../../model/lineup-use.ts';
import { CopyButton } from '../../../../../shared/ui/actions/CopyButton.tsx';
import { DeckForm } from './DeckForm.tsx';

type MyDecksProps = {
  tournament: TournamentState;
  /** How many there are, so that they have their place before they are read. */
  count: number;
  mayChange: boolean;
  isUnlocked: boolean;
};

/** The decks that were handed in, with their codes; while they are not frozen others may take their place. */
export function MyDecks({ tournament, count, mayChange, isUnlocked }: MyDecksProps) {
  const entry = useEntry(tournament.id);
  const [isChanging, setChanging] = useState(false);
  if (entry.isError) return <LoadFailed message={messageOf(entry.error)} onRetry={() => void entry.refetch()} />;
  const decks = entry.data?.decks;
  if (decks?.length === 0) return null;
  const change = decks && mayChange && !isChanging && (
    <TextButton onClick={() => setChanging(true)}>更换卡组</TextButton>
  );
  return (
    <section>
      <SectionHeader title="我的出战卡组" meta={metaText(mayChange, isUnlocked)} action={change} />
      {!decks ? (
        <DeckPlaces count={count} />
      ) : isChanging && mayChange ? (
        <DeckForm
          tournament={tournament}
          decks={decks.map(({ name, code, class: deckClass }) => ({ name, code, class: deckClass }))}
          onDone={() => setChanging(false)}
        />
      ) : (
        <DeckRows decks={decks} notes={deckUseNotes(tournament.settings)} />
      )}
    </section>
  );
}

function metaText(mayChange: boolean, isUnlocked: boolean): string {
  if (!mayChange) return '已锁定';
  return isUnlocked ? '裁判已解锁，可以更换一次' : '签到前可以更换';
}

const DECK_ROWS = 'grid grid-cols-2 gap-x-8 border-t border-t-line-2 max-[901px]:grid-cols-1';
const DECK_ROW = 'h-15 border-b border-b-line-1';

function DeckPlaces({ count }: { count: number }) {
  return (
    <ul className={DECK_ROWS} aria-busy="true">
      {Array.from({ length: count }, (_, slot) => (
        <li key={slot} className={DECK_ROW} />
      ))}
    </ul>
  );
}

export function DeckRows({ decks, notes = [] }: { decks: readonly SubmittedDeck[]; notes?: readonly string[] }) {
  const rules = useDeckRules();
  return (
    <ul className={DECK_ROWS}>
      {decks.map(({ slot, name, class: heroClass, code }) => (
        <li key={slot} className={cx(DECK_ROW, 'grid grid-cols-[28px_minmax(0,1fr)_auto_auto] items-center gap-3')}>
          <ClassPlate heroClass={heroClass} size="m" />
          <span className="flex min-w-0 flex-col leading-[18px]">
            <b className="truncate font-medium" title={name}>
              {name}
            </b>
            <small className="text-text-3">{className(rules, heroClass)}</small>
          </span>
          <span className="text-13 text-text-2">{notes[slot] ?? ''}</span>
          <CopyButton text={code} what={`「${name}」卡组码`} />
        </li>
      ))}
    </ul>
  );
}
