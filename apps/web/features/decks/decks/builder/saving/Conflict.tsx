import type { Deck } from '@pailei/contracts/decks/decks/decks.api';
import { deckDiff } from '@pailei/domain/decks/check/diff';
import { useEffect, useEffectEvent, useState } from 'react';

import { Button } from '../../../../../shared/ui/actions/Button.tsx';
import { Dialog } from '../../../../../shared/ui/feedback/Dialog.tsx';
import { Note } from '../../../../../shared/ui/feedback/Note.tsx';
import { CardChanges } from '../../parts/CardChanges.tsx';
import { draftOf, isSameDeck } from '../builder.model.ts';
import type { Builder } from '../useBuilder.ts';
import type { Saving } from './useSaving.ts';

type ConflictProps = { deck: Deck; builder: Builder; saving: Saving };

/** Another window saved the deck meanwhile: the visitor chooses which of the two stays. Without changes of their own theirs is shown. */
export function Conflict({ deck, builder, saving: { theirs, saveAttempts, isPending, isSaved } }: ConflictProps) {
  const { state, draft, isDirty, dispatch } = builder;
  const [put, putAside] = useState('');
  const isStale = deck.version > state.version && !isPending && !isSaved;
  const follow = useEffectEvent(() => dispatch({ type: 'load', deck }));
  const mayFollow = isStale && (!isDirty || isSameDeck(draftOf(deck), draft));
  useEffect(() => {
    if (mayFollow) follow();
  }, [mayFollow]);
  if (theirs === null || mayFollow) return null;
  const occasion = `${theirs.version}-${saveAttempts}`;
  const footer = (
    <>
      <Button variant="ghost" onClick={() => dispatch({ type: 'load', deck: theirs })}>
        载入新版本
      </Button>
      <Button variant="primary" onClick={() => dispatch({ type: 'keep', deck: theirs })}>
        保留我的修改
      </Button>
    </>
  );
  return (
    <Dialog
      open={put !== occasion}
      onOpenChange={(isOpen) => !isOpen && putAside(occasion)}
      title="已在别处修改"
      description="这副卡组在另一个页面保存过。载入新版本会放弃你在这里的修改；保留你的修改，保存时会成为最新的版本，别处的修改仍在历史版本里。"
      footer={footer}
    >
      <Differences theirs={theirs} builder={builder} />
    </Dialog>
  );
}

/** What saving over it would change in the stored deck. */
function Differences({ theirs, builder: { draft, nameOf } }: { theirs: Deck; builder: Builder }) {
  const changes = deckDiff([...theirs.cards, ...theirs.sideboard], [...draft.cards, ...draft.sideboard]);
  if (changes.length === 0) return <Note className="mt-3">两边的卡牌相同，名称、流派、备注或可见范围不同。</Note>;
  const names = new Map([...theirs.cards, ...theirs.sideboard].map(({ dbf_id, name }) => [dbf_id, name]));
  return (
    <div className="mt-3">
      <p className="text-13 text-text-3">和新版本相比，你的卡组：</p>
      <CardChanges changes={changes} nameOf={({ dbf_id }) => names.get(dbf_id) ?? nameOf(dbf_id)} />
    </div>
  );
}
