import type { DeckRulesView } from '@pailei/contracts/site/deck-rules/deck-rules';

import { messageOf } from '../../../../shared/api/error-text.ts';
import { ConfirmDialog } from '../../../../shared/ui/feedback/Dialog.tsx';
import { Note } from '../../../../shared/ui/feedback/Note.tsx';
import { toast } from '../../../../shared/ui/feedback/toast.ts';
import { useSaveRules } from './rules.api.ts';
import { withoutEntry, type RulesPart } from './rules.model.ts';

type RemoveDialogProps = {
  view: DeckRulesView;
  part: RulesPart;
  entry: { id: string; name: string };
  onClose: () => void;
};

/** Entries that decks or events use can't be removed; the server refuses. */
export function RemoveDialog({ view, part, entry, onClose }: RemoveDialogProps) {
  const save = useSaveRules();
  const what = part === 'classes' ? '职业' : '模式';
  const remove = () =>
    save.mutate(
      { version: view.version, rules: withoutEntry(view.rules, part, entry.id) },
      {
        onSuccess() {
          toast.success(`「${entry.name}」已移除`);
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`移除${what}`}
      description={`移除后，新的卡组不能再使用「${entry.name}」。已有卡组或赛事在用时不能移除。`}
      confirmLabel={`移除「${entry.name}」`}
      isDestructive
      pending={save.isPending}
      onConfirm={remove}
    >
      {save.error && (
        <Note tone="yan" className="mt-4">
          {messageOf(save.error)}
        </Note>
      )}
    </ConfirmDialog>
  );
}
