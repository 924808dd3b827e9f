import { Navigate, useParams } from 'react-router-dom';

import { ShownDeck } from '../detail/ShownDeck.tsx';
import { DeckRulesLoader } from './DeckRulesLoader.tsx';
import { DeckBuilder } from './DeckBuilder.tsx';

/** The screen of a deck, to change it. Whoever may only read it is sent to where it is read. */
export function EditDeckPage() {
  const { id = '' } = useParams();
  return (
    <ShownDeck key={id} id={id}>
      {(deck) =>
        deck.is_mine ? (
          <DeckRulesLoader>{(rules) => <DeckBuilder deck={deck} rules={rules} />}</DeckRulesLoader>
        ) : (
          <Navigate to={`/decks/${id}`} replace />
        )
      }
    </ShownDeck>
  );
}
