import { useState } from 'react';

import { DeckGrid } from '../../../../shared/decks/DeckGrid.tsx';
import { DeckTile } from '../../../../shared/decks/DeckTile.tsx';
import { sharedDeckPath } from '../../../../shared/links/links.ts';
import { Pager } from '../../../../shared/ui/data/Pager.tsx';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { useTeamDecks } from '../teams.api.ts';

const PAGE_SIZE = 12;

/** The decks that members show to their team. */
export function SharedDecks({ teamId, changed }: { teamId: string; changed: number }) {
  const [skip, setSkip] = useState(0);
  const { data, isPlaceholderData } = useTeamDecks(teamId, changed, { skip, limit: PAGE_SIZE });
  return (
    <section className="min-w-0 max-wide:order-last">
      <SectionHeader title="战队卡组" meta={data && data.total > 0 && `${data.total} 副，只有成员可见`} />
      {data?.total === 0 && (
        <p className="border-t border-t-line-2 py-3 text-13 text-text-3">
          还没有共享的卡组。把卡组的可见范围改为「战队」，成员就能在这里看到。
        </p>
      )}
      {data && data.total > 0 && (
        <>
          <DeckGrid label="战队卡组" isStale={isPlaceholderData}>
            {data.items.map((deck) => (
              <li key={deck.id}>
                <DeckTile deck={deck} to={sharedDeckPath(deck.id)} note={deck.owner.username} />
              </li>
            ))}
          </DeckGrid>
          <Pager {...data} onChange={setSkip} />
        </>
      )}
    </section>
  );
}
