import { useParams } from 'react-router-dom';

import { DeckView } from './DeckView.tsx';
import { ShownDeck } from './ShownDeck.tsx';

/** A public deck as everybody with its link sees it. */
export function SharedDeckPage() {
  const { id = '' } = useParams();
  return (
    <ShownDeck key={id} id={id}>
      {(deck) => <DeckView deck={deck} />}
    </ShownDeck>
  );
}
