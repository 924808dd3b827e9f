import '../styles/decks.css';

import { useState } from 'react';

import { cx } from '../../../shared/ui/cx.ts';
import { SectionHeader } from '../../../shared/ui/PageHeader.tsx';
import { Pager } from '../../../shared/ui/Pager.tsx';
import { usePublicDecks } from '../decks.api.ts';
import { twinNotes } from '../parts/words.ts';
import { DeckTile } from '../list/DeckTile.tsx';
import { sharedPath } from '../detail/detail.model.ts';

const PAGE_SIZE = 12;

/** The decks that a player shows to everybody; nothing while there are none. */
export function PlayerDecks({ playerId }: { playerId: string }) {
  const [skip, setSkip] = useState(0);
  const { data, isPlaceholderData } = usePublicDecks(playerId, { skip, limit: PAGE_SIZE });
  if (!data || data.total === 0) return null;
  const notes = twinNotes(data.items);
  return (
    <section className="mt-10">
      <SectionHeader title="公开卡组" meta={`${data.total} 副`} />
      <ul className={cx('dgrid', isPlaceholderData && 'is-stale')} aria-label="公开卡组" aria-busy={isPlaceholderData}>
        {data.items.map((deck) => (
          <li key={deck.id}>
            <DeckTile deck={deck} to={sharedPath(deck.id)} note={notes.get(deck.id)} />
          </li>
        ))}
      </ul>
      <Pager {...data} onChange={setSkip} />
    </section>
  );
}
