import { useDeckRules } from '../../../../../shared/live/useDeckRules.ts';
import { ConfirmDialog } from '../../../../../shared/ui/feedback/Dialog.tsx';
import { copiesIn } from '../../../../../shared/decks/deck-statistics.ts';
import { identityText } from '../../../../../shared/decks/deck-labels.ts';
import type { Builder } from '../useBuilder.ts';
import type { Pasting } from './usePasting.ts';

type PasteDialogProps = { builder: Builder; pasting: Pasting };

/** Asks for confirmation before a pasted deck replaces existing cards. */
export function PasteDialog({ builder: { draft }, pasting: { waiting, fill, drop } }: PasteDialogProps) {
  const rules = useDeckRules();
  const identity = waiting && identityText({ ...waiting.list, card_count: copiesIn(waiting.list.cards) }, rules);
  const name = waiting?.name ? `「${waiting.name}」` : '粘贴的卡组';
  return (
    <ConfirmDialog
      open={waiting !== null}
      onOpenChange={(isOpen) => !isOpen && drop()}
      title="填入卡组"
      description={`${name}（${identity}）会替换现在的 ${copiesIn(draft.cards)} 张卡牌。`}
      confirmLabel="替换卡牌"
      onConfirm={() => waiting && fill(waiting)}
    />
  );
}
