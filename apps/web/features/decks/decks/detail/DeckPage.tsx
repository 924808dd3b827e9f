import { useNavigate, useParams } from 'react-router-dom';

import { toast } from '../../../../shared/ui/feedback/toast.ts';
import { useRemoveDeck } from '../decks.api.ts';
import { DeckView } from './DeckView.tsx';
import { ShownDeck } from './ShownDeck.tsx';

/** A deck with its statistics and record: the visitor's own, or one that is shared with them. */
export function DeckPage() {
  const { id = '' } = useParams();
  return <OneDeck key={id} id={id} />;
}

function OneDeck({ id }: { id: string }) {
  const navigate = useNavigate();
  const remove = useRemoveDeck(id);
  const isGoing = remove.isPending || remove.isSuccess;
  const removeDeck = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        toast.success('卡组已删除');
        void navigate('/decks', { replace: true });
      },
    });
  return (
    <ShownDeck id={id} isGoing={isGoing}>
      {(deck) => <DeckView deck={deck} {...(deck.is_mine && { deletion: { isPending: isGoing, run: removeDeck } })} />}
    </ShownDeck>
  );
}
