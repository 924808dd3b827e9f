import type { Deck, DeckVisibility } from '@pailei/contracts/decks/decks/decks.api';
import { Link2 } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { copyText } from '../../../../shared/ui/actions/copy-text.ts';
import { Dialog } from '../../../../shared/ui/feedback/Dialog.tsx';
import { Segmented } from '../../../../shared/ui/forms/Segmented.tsx';
import { toast } from '../../../../shared/ui/feedback/toast.ts';
import { useUpdateDeck } from '../decks.api.ts';
import { useVisibilities } from '../parts/useVisibilities.ts';
import { VISIBILITY_NAMES } from '../../../../shared/decks/deck-labels.ts';
import { sharedDeckPath } from '../../../../shared/links/links.ts';

const MEANINGS: Readonly<Record<DeckVisibility, string>> = {
  private: '只有你能看到这副卡组。提交给赛事的副本按赛事自己的规定公开。',
  team: '你的战队成员能看到卡牌和战绩。',
  public: '任何人都能通过链接看到卡牌和公开的战绩，它也会出现在你的公开主页上。',
};

/** Who may see the deck; a public one has a link to give away. */
export function VisibilityDialog({ deck, onClose }: { deck: Deck; onClose: () => void }) {
  const options = useVisibilities(deck.visibility);
  const [chosen, setChosen] = useState(deck.visibility);
  const update = useUpdateDeck(deck);
  const save = () =>
    update.mutate(
      { visibility: chosen },
      {
        onSuccess: () => {
          toast.success(chosen === 'public' ? '卡组已公开' : `现在${VISIBILITY_NAMES[chosen]}可以看到`);
          if (chosen !== 'public') onClose();
        },
      },
    );
  const isSaved = chosen === deck.visibility;
  const footer = (
    <>
      <Button variant="text" onClick={onClose}>
        返回
      </Button>
      {isSaved && chosen === 'public' ? (
        <Button
          variant="primary"
          icon={<Link2 size={16} />}
          onClick={() => void copyText(location.origin + sharedDeckPath(deck.id), '分享链接')}
        >
          复制分享链接
        </Button>
      ) : (
        <Button variant="primary" disabled={isSaved} pending={update.isPending} onClick={save}>
          {chosen === 'public' ? '公开卡组' : '保存'}
        </Button>
      )}
    </>
  );
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title="谁可以看到" footer={footer}>
      <div className="grid min-h-23 content-start justify-items-start gap-3">
        <Segmented label="谁可以看到" options={options} value={chosen} onChange={setChosen} />
        <p className="text-13 text-text-2">{MEANINGS[chosen]}</p>
      </div>
    </Dialog>
  );
}
