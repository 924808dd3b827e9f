import type { Deck, DeckVersion } from '@pailei/contracts/decks';
import { Copy, Undo2 } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../../shared/ui/Button.tsx';
import { copyText } from '../../../shared/ui/copy-text.ts';
import { ConfirmDialog } from '../../../shared/ui/Dialog.tsx';
import { IconButton } from '../../../shared/ui/IconButton.tsx';
import { SectionHeader } from '../../../shared/ui/PageHeader.tsx';
import { Time } from '../../../shared/ui/Time.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { useDeckVersions, useUpdateDeck } from '../decks.api.ts';
import { cardNumber } from '../parts/words.ts';
import { changeText } from './detail.model.ts';

/** Versions shown before the visitor asks for all. */
const FIRST = 4;

/** What the deck was before, each version with what changed in it; an old one can be taken back. */
export function Versions({ deck }: { deck: Deck }) {
  const { data } = useDeckVersions(deck.id);
  const [isWhole, setWhole] = useState(false);
  const [wanted, setWanted] = useState<DeckVersion | null>(null);
  const versions = data?.versions.toSorted((a, b) => b.number - a.number) ?? [];
  // a deck that was never changed has no history to tell
  if (versions.length < 2) return null;
  const shown = isWhole ? versions : versions.slice(0, FIRST);
  return (
    <section>
      <SectionHeader title="历史记录" meta={`${versions.length} 个版本`} />
      <ol className="vers">
        {shown.map((version) => (
          <VersionLine
            key={version.number}
            version={version}
            isCurrent={version.number === versions[0]?.number}
            deckName={deck.name}
            onRestore={() => setWanted(version)}
          />
        ))}
      </ol>
      {shown.length < versions.length && (
        <Button variant="text" size="sm" onClick={() => setWhole(true)}>
          显示全部 {versions.length} 个版本
        </Button>
      )}
      {wanted && <RestoreDialog deck={deck} version={wanted} onClose={() => setWanted(null)} />}
    </section>
  );
}

type VersionLineProps = { version: DeckVersion; isCurrent: boolean; deckName: string; onRestore: () => void };

function VersionLine({ version, isCurrent, deckName, onRestore }: VersionLineProps) {
  const { number, name, code, created_at, changes } = version;
  return (
    <li>
      <div className="vers__h">
        <b className="num">v{number}</b>
        {name !== deckName && <span className="ell">{name}</span>}
        <small className="t3 nw">{isCurrent ? '现在' : <Time iso={created_at} />}</small>
        <span className="vers__a">
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
  if (changes.length === 0) return <p className="t3 s12">{isFirst ? '创建' : '卡牌没有变化'}</p>;
  return (
    <ul className="vers__c">
      {changes.map(({ dbf_id, name, change }) => (
        <li key={dbf_id} className={change > 0 ? 'is-in' : 'is-out'}>
          <span className="num">{changeText(change)}</span> {name ?? cardNumber(dbf_id)}
        </li>
      ))}
    </ul>
  );
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
