import type { Deck } from '@pailei/contracts/decks';
import { className, DECK_NAME_MAX, isOfClass } from '@pailei/domain/decks';
import { Repeat2 } from 'lucide-react';
import { useState } from 'react';

import { useDeckRules } from '../../../shared/live/useDeckRules.ts';
import { ClassPlate } from '../../../shared/ui/ClassPlate.tsx';
import { Crumbs } from '../../../shared/ui/Crumbs.tsx';
import { Dialog } from '../../../shared/ui/Dialog.tsx';
import { Input } from '../../../shared/ui/Field.tsx';
import { Select } from '../../../shared/ui/Select.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { LIBRARY_CRUMBS } from '../parts/crumbs.ts';
import { ClassPlates } from './ClassPlates.tsx';
import type { Builder } from './useBuilder.ts';
import { fallbackName } from './useSaving.ts';

type BuilderHeaderProps = { deck: Deck | null; builder: Builder };

/** Class, name and format of the deck, each to be changed in its place. */
export function BuilderHeader({ deck, builder }: BuilderHeaderProps) {
  const { draft, rules, dispatch } = builder;
  const [isChoosing, setChoosing] = useState(false);
  const title = deck ? '编辑卡组' : '新建卡组';
  return (
    <>
      <Crumbs
        crumbs={
          deck
            ? [...LIBRARY_CRUMBS, { label: deck.name, to: `/decks/${deck.id}` }, { label: '编辑' }]
            : [...LIBRARY_CRUMBS, { label: '新建卡组' }]
        }
      />
      <header className="dh bdh">
        <h1 className="only-sr">{title}</h1>
        <button
          type="button"
          className="bdh__c"
          title="更换职业"
          aria-haspopup="dialog"
          onClick={() => setChoosing(true)}
        >
          <ClassPlate heroClass={draft.class} size="xl" />
          <Repeat2 size={14} aria-hidden="true" />
          <span className="only-sr">更换职业</span>
        </button>
        <div className="bdh__t">
          <Input
            className="bdh__n"
            aria-label="卡组名称"
            autoComplete="off"
            maxLength={DECK_NAME_MAX}
            placeholder={fallbackName(builder)}
            value={draft.name}
            onChange={({ target }) => dispatch({ type: 'change', fields: { name: target.value } })}
          />
          <div className="row wrap">
            <span className="t2">{className(rules, draft.class)}</span>
            <Select
              label="模式"
              options={rules.formats.map(({ id, name }) => ({ value: id, label: name }))}
              value={draft.format}
              onChange={(format) => dispatch({ type: 'change', fields: { format } })}
            />
          </div>
        </div>
      </header>
      {isChoosing && <ClassDialog builder={builder} onClose={() => setChoosing(false)} />}
    </>
  );
}

function ClassDialog({ builder, onClose }: { builder: Builder; onClose: () => void }) {
  const { classes } = useDeckRules();
  const { draft, dispatch } = builder;
  const choose = (heroClass: string) => {
    const foreign = foreignTo(builder, heroClass);
    onClose();
    if (heroClass === draft.class) return;
    dispatch({ type: 'choose_class', class: heroClass, foreign });
    if (foreign.length > 0) toast.info(`已移除 ${foreign.length} 种不属于${className({ classes }, heroClass)}的卡牌`);
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="更换职业"
      description="中立卡牌会保留，其他职业的卡牌会从卡组里移除。"
    >
      <ClassPlates value={draft.class} onChoose={choose} />
    </Dialog>
  );
}

/** The numbers of the cards that a deck of this class can't hold. */
function foreignTo({ draft, rules, catalogue: { cards } }: Builder, heroClass: string): number[] {
  const own = rules.classes.find(({ id }) => id === heroClass)?.card_class;
  if (own === undefined) return [];
  const numbers = [...draft.cards, ...draft.sideboard].map(({ dbf_id }) => dbf_id);
  return [...new Set(numbers)].filter((dbfId) => {
    const card = cards.get(dbfId);
    return card !== undefined && !isOfClass(card, own);
  });
}
