import { useDeckRules } from '../../../shared/live/useDeckRules.ts';
import { ConfirmDialog } from '../../../shared/ui/Dialog.tsx';
import { copiesIn } from '../parts/figures.ts';
import { identityWords } from '../parts/words.ts';
import type { Builder } from './useBuilder.ts';
import type { Pasting } from './usePasting.ts';

type PasteDialogProps = { builder: Builder; pasting: Pasting };

/** Asks before a pasted deck takes the place of cards that are there already. */
export function PasteDialog({ builder: { draft }, pasting: { waiting, fill, drop } }: PasteDialogProps) {
  const rules = useDeckRules();
  const words = waiting && identityWords({ ...waiting.list, card_count: copiesIn(waiting.list.cards) }, rules);
  const name = waiting?.name ? `「${waiting.name}」` : '粘贴的卡组';
  return (
    <ConfirmDialog
      open={waiting !== null}
      onOpenChange={(isOpen) => !isOpen && drop()}
      title="填入卡组"
      description={`${name}（${words}）会替换现在的 ${copiesIn(draft.cards)} 张卡牌。`}
      confirmLabel="替换卡牌"
      onConfirm={() => waiting && fill(waiting)}
    />
  );
}
