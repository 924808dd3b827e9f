import type { Deck } from '@pailei/contracts/decks/decks/decks.api';
import { Eye, FileText, Image, Link2, MoreHorizontal, Trash2 } from 'lucide-react';
import { useState } from 'react';

import { messageOf } from '../../../../shared/api/error-text.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { copyText } from '../../../../shared/ui/actions/copy-text.ts';
import { ConfirmDialog } from '../../../../shared/ui/feedback/Dialog.tsx';
import { Menu, type MenuItem } from '../../../../shared/ui/actions/Menu.tsx';
import { toast } from '../../../../shared/ui/feedback/toast.ts';
import { deckText } from '../decks.api.ts';
import { ShareImageDialog } from '../share-image/ShareImageDialog.tsx';
import type { Deletion } from './deletion.ts';
import { sharedDeckPath } from '../../../../shared/links/links.ts';
import { VisibilityDialog } from './VisibilityDialog.tsx';

type DeckMenuProps = { deck: Deck; deletion: Deletion | undefined };
type OpenDialog = 'image' | 'visibility' | 'deletion' | null;

/** Everything else that can be done with a deck. */
export function DeckMenu({ deck, deletion }: DeckMenuProps) {
  const [open, setOpen] = useState<OpenDialog>(null);
  const close = () => setOpen(null);
  const items: MenuItem[] = [
    { label: '复制为文本', icon: <FileText size={16} />, onSelect: () => void copyDeckText(deck.id) },
    { label: '分享图片', icon: <Image size={16} />, onSelect: () => setOpen('image') },
    ...(deck.visibility === 'public'
      ? [{ label: '复制分享链接', icon: <Link2 size={16} />, onSelect: () => copyLink(deck.id) }]
      : []),
    ...(deck.is_mine ? [{ label: '谁可以看到', icon: <Eye size={16} />, onSelect: () => setOpen('visibility') }] : []),
    ...(deletion
      ? [
          { kind: 'separator' as const },
          { label: '删除卡组', icon: <Trash2 size={16} />, isDestructive: true, onSelect: () => setOpen('deletion') },
        ]
      : []),
  ];
  return (
    <>
      <Menu
        trigger={
          <Button variant="ghost" icon={<MoreHorizontal size={16} />}>
            更多
          </Button>
        }
        items={items}
      />
      {open === 'image' && <ShareImageDialog deck={deck} onClose={close} />}
      {open === 'visibility' && <VisibilityDialog deck={deck} onClose={close} />}
      {open === 'deletion' && deletion && <DeletionDialog deck={deck} deletion={deletion} onClose={close} />}
    </>
  );
}

const copyLink = (id: string) => void copyText(location.origin + sharedDeckPath(id), '分享链接');

async function copyDeckText(id: string): Promise<void> {
  try {
    await copyText(await deckText(id), '卡组文本');
  } catch (error) {
    toast.error(messageOf(error));
  }
}

function DeletionDialog({ deck, deletion, onClose }: { deck: Deck; deletion: Deletion; onClose: () => void }) {
  const { locked_in, used_in } = deck;
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`删除「${deck.name}」`}
      description={
        locked_in.length + used_in.length > 0
          ? '卡组和它的历史记录会被删除，无法恢复。已提交给赛事的副本不受影响。'
          : '卡组和它的历史记录会被删除，无法恢复。'
      }
      confirmLabel={`删除「${deck.name}」`}
      isDestructive
      pending={deletion.isPending}
      onConfirm={deletion.run}
    />
  );
}
