import { useState } from 'react';

import { SectionHeader } from '../../../shared/ui/layout/PageHeader.tsx';
import { Pager } from '../../../shared/ui/data/Pager.tsx';
import { usePublicDecks } from '../../../shared/decks/library.api.ts';
import { duplicateNameNotes } from '../../../shared/decks/deck-labels.ts';
import { DeckGrid } from '../../../shared/decks/DeckGrid.tsx';
import { DeckTile } from '../../../shared/decks/DeckTile.tsx';
import { sharedDeckPath } from '../../../shared/links/links.ts';

const PAGE_SIZE = 12;

/** The decks that a player shows to everybody; nothing while there are none. */
export function PlayerDecks({ playerId }: { playerId: string }) {
  const [skip, setSkip] = useState(0);
  const { data, isPlaceholderData } = usePublicDecks(playerId, { skip, limit: PAGE_SIZE });
  if (!data || data.total === 0) return null;
  const notes = duplicateNameNotes(data.items);
  return (
    <section className="mt-10">
      <SectionHeader title="公开卡组" meta={`${data.total} 副`} />
      <DeckGrid label="公开卡组" isStale={isPlaceholderData}>
        {data.items.map((deck) => (
          <li key={deck.id}>
            <DeckTile deck={deck} to={sharedDeckPath(deck.id)} note={notes.get(deck.id)} />
          </li>
        ))}
      </DeckGrid>
      <Pager {...data} onChange={setSkip} />
    </section>
  );
}
