import type { Deck, DeckVersion } from '@pailei/contracts/decks/decks/decks.api';
import { Copy, Undo2 } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { copyText } from '../../../../shared/ui/actions/copy-text.ts';
import { ConfirmDialog } from '../../../../shared/ui/feedback/Dialog.tsx';
import { IconButton } from '../../../../shared/ui/actions/IconButton.tsx';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { Time } from '../../../../shared/ui/time/Time.tsx';
import { toast } from '../../../../shared/ui/feedback/toast.ts';
import { useDeckVersions, useUpdateDeck } from '../decks.api.ts';
import { cardNumber } from '../../../../shared/decks/deck-labels.ts';
import { CardChanges } from '../parts/CardChanges.tsx';

/** Versions shown before the visitor asks for all. */
const FIRST = 4;

/** What the deck was before, each version with what changed in it; an old one can be taken back. */
export function Versions({ deck }: { deck: Deck }) {
  const { data } = useDeckVersions(deck.id);
  const [isExpanded, setExpanded] = useState(false);
  const [openVersion, setOpenVersion] = useState<DeckVersion | null>(null);
  const versions = data?.versions.toSorted((a, b) => b.number - a.number) ?? [];
  // a deck that was never changed has no history
  if (versions.length < 2) return null;
  const shown = isExpanded ? versions : versions.slice(0, FIRST);
  return (
    <section>
      <SectionHeader title="历史记录" meta={`${versions.length} 个版本`} />
      <ol className="border-t border-t-line-2">
        {shown.map((version) => (
          <VersionLine
            key={version.number}
            version={version}
            isCurrent={version.number === versions[0]?.number}
            deckName={deck.name}
            onRestore={() => setOpenVersion(version)}
          />
        ))}
      </ol>
      {shown.length < versions.length && (
        <Button variant="text" size="sm" onClick={() => setExpanded(true)}>
          显示全部 {versions.length} 个版本
        </Button>
      )}
      {openVersion && <RestoreDialog deck={deck} version={openVersion} onClose={() => setOpenVersion(null)} />}
    </section>
  );
}

type VersionLineProps = { version: DeckVersion; isCurrent: boolean; deckName: string; onRestore: () => void };

function VersionLine({ version, isCurrent, deckName, onRestore }: VersionLineProps) {
  const { number, name, code, created_at, changes } = version;
  return (
    <li className="border-b border-b-line-1 py-2">
      <div className="flex items-baseline gap-2.5">
        <b className="font-num">v{number}</b>
        {name !== deckName && <span className="min-w-0 truncate">{name}</span>}
        <small className="whitespace-nowrap text-text-3">{isCurrent ? '现在' : <Time iso={created_at} />}</small>
        <span className="ml-auto flex self-center">
          <IconButton size="sm" label={`复制版本 ${number} 的卡组码`} onClick={() => void copyText(code, '卡组码')}>
            <Copy size={14} />
          </IconButton>
          {!isCurrent && (
            <IconButton size="sm" label={`恢复到版本 ${number}`} onClick={onRestore}>
              <Undo2 size={14} />
            </IconButton>
          )}
        </span>
      </div>
      <Changes changes={changes} isFirst={number === 1} />
    </li>
  );
}

function Changes({ changes, isFirst }: { changes: DeckVersion['changes']; isFirst: boolean }) {
  if (changes.length === 0) return <p className="text-12 text-text-3">{isFirst ? '创建' : '卡牌没有变化'}</p>;
  return <CardChanges changes={changes} nameOf={({ dbf_id, name }) => name ?? cardNumber(dbf_id)} />;
}

type RestoreDialogProps = { deck: Deck; version: DeckVersion; onClose: () => void };

function RestoreDialog({ deck, version: { number, code }, onClose }: RestoreDialogProps) {
  const update = useUpdateDeck(deck);
  const restore = () =>
    update.mutate(
      { code },
      {
        onSuccess: () => toast.success(`已恢复到版本 ${number}`),
        onSettled: onClose,
      },
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`恢复到版本 ${number}`}
      description="卡牌变回那时的样子，成为一个新版本；现在的版本仍在历史记录里。"
      confirmLabel={`恢复到版本 ${number}`}
      pending={update.isPending}
      onConfirm={restore}
    />
  );
}
