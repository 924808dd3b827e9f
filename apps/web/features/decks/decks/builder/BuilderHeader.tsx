import type { Deck } from '@pailei/contracts/decks/decks/decks.api';
import { className } from '@pailei/domain/decks/deck-rules';
import { DECK_NAME_MAX } from '@pailei/domain/decks/paste/paste';
import { isOfClass } from '@pailei/domain/decks/check/check';
import { Repeat2 } from 'lucide-react';
import { useState } from 'react';

import { useDeckRules } from '../../../../shared/live/useDeckRules.ts';
import { ClassPlate } from '../../../../shared/ui/marks/ClassPlate.tsx';
import { Crumbs } from '../../../../shared/ui/layout/Crumbs.tsx';
import { Dialog } from '../../../../shared/ui/feedback/Dialog.tsx';
import { Select } from '../../../../shared/ui/forms/Select.tsx';
import { toast } from '../../../../shared/ui/feedback/toast.ts';
import { LIBRARY_CRUMBS } from '../parts/crumbs.ts';
import { ClassPlates } from './classes/ClassPlates.tsx';
import type { Builder } from './useBuilder.ts';
import { fallbackName } from './saving/useSaving.ts';

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
      <header className="mb-5 flex items-center gap-6">
        <h1 className="sr-only">{title}</h1>
        <ChangeClass heroClass={draft.class} onClick={() => setChoosing(true)} />
        <div className="grid max-w-140 min-w-0 flex-1 gap-2">
          <input
            className="h-11 min-w-0 rounded-none border-x-0 border-t-0 border-b border-b-line-control bg-transparent p-0 text-28 font-bold text-text-1 placeholder:text-text-3 max-tablet:text-[22px]"
            aria-label="卡组名称"
            autoComplete="off"
            maxLength={DECK_NAME_MAX}
            placeholder={fallbackName(builder)}
            value={draft.name}
            onChange={({ target }) => dispatch({ type: 'change', fields: { name: target.value } })}
          />
          <div className="flex flex-wrap items-center gap-2">
            <span className="text-text-2">{className(rules, draft.class)}</span>
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

function ChangeClass({ heroClass, onClick }: { heroClass: string; onClick: () => void }) {
  return (
    <button
      type="button"
      className="group relative flex-none cursor-pointer rounded-control border-0 bg-transparent p-0"
      title="更换职业"
      aria-haspopup="dialog"
      onClick={onClick}
    >
      <ClassPlate heroClass={heroClass} size="xl" />
      <span className="absolute -right-1.5 -bottom-1.5 rounded-full bg-surface-pop p-1 text-text-2 ring-1 ring-line-2 group-hover:text-text-1">
        <Repeat2 size={14} aria-hidden="true" />
      </span>
      <span className="sr-only">更换职业</span>
    </button>
  );
}

function ClassDialog({ builder, onClose }: { builder: Builder; onClose: () => void }) {
  const { classes } = useDeckRules();
  const { draft, dispatch } = builder;
  const choose = (heroClass: string) => {
    const foreign = cardsOutsideClass(builder, heroClass);
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
      <div className="mt-4">
        <ClassPlates value={draft.class} isInDialog onChoose={choose} />
      </div>
    </Dialog>
  );
}

/** The numbers of the cards that a deck of this class can't hold. */
function cardsOutsideClass({ draft, rules, catalogue: { cards } }: Builder, heroClass: string): number[] {
  const own = rules.classes.find(({ id }) => id === heroClass)?.card_class;
  if (own === undefined) return [];
  const numbers = [...draft.cards, ...draft.sideboard].map(({ dbf_id }) => dbf_id);
  return [...new Set(numbers)].filter((dbfId) => {
    const card = cards.get(dbfId);
    return card !== undefined && !isOfClass(card, own);
  });
}
