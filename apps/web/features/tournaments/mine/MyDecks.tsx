import type { SubmittedDeck } from '@pailei/contracts/tournaments';
import { className } from '@pailei/domain/decks';
import type { TournamentState } from '@pailei/domain/tournament';
import { useState } from 'react';

import { messageOf } from '../../../shared/api/error-text.ts';
import { useDeckRules } from '../../../shared/live/useDeckRules.ts';
import { ClassPlate } from '../../../shared/ui/ClassPlate.tsx';
import { LoadFailed } from '../../../shared/ui/Empty.tsx';
import { SectionHeader } from '../../../shared/ui/PageHeader.tsx';
import { useEntry } from '../tournaments.api.ts';
import { deckUseNotes } from '../model/lineup-use.ts';
import { CopyButton } from './CopyButton.tsx';
import { DeckForm } from './DeckForm.tsx';

type MyDecksProps = { tournament: TournamentState; mayChange: boolean; isUnlocked: boolean };

/** The decks that were handed in, with their codes; while they are not frozen others may take their place. */
export function MyDecks({ tournament, mayChange, isUnlocked }: MyDecksProps) {
  const entry = useEntry(tournament.id);
  const [isChanging, setChanging] = useState(false);
  if (entry.isError) return <LoadFailed message={messageOf(entry.error)} onRetry={() => void entry.refetch()} />;
  const decks = entry.data?.decks ?? [];
  if (decks.length === 0) return null;
  const change = mayChange && !isChanging && (
    <button type="button" className="lnk" onClick={() => setChanging(true)}>
      更换卡组
    </button>
  );
  return (
    <section>
      <SectionHeader title="我的出战卡组" meta={metaText(mayChange, isUnlocked)} action={change} />
      {isChanging && mayChange ? (
        <DeckForm
          tournament={tournament}
          decks={decks.map(({ name, code, class: given }) => ({ name, code, class: given }))}
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

export function DeckRows({ decks, notes = [] }: { decks: readonly SubmittedDeck[]; notes?: readonly string[] }) {
  const rules = useDeckRules();
  return (
    <ul className="mydk">
      {decks.map(({ slot, name, class: heroClass, code }) => (
        <li key={slot}>
          <ClassPlate heroClass={heroClass} size="m" />
          <span className="who__t">
            <b className="ell" title={name}>
              {name}
            </b>
            <small className="t3">{className(rules, heroClass)}</small>
          </span>
          <span className="t2 s13">{notes[slot] ?? ''}</span>
          <CopyButton text={code} what={`「${name}」卡组码`} />
        </li>
      ))}
    </ul>
  );
}
