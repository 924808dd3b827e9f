import { className } from '@pailei/domain/decks/deck-rules';

import { useDeckRules } from '../../../../shared/live/useDeckRules.ts';
import { Menu, type MenuItem } from '../../../../shared/ui/actions/Menu.tsx';
import { cx } from '../../../../shared/ui/layout/cx.ts';
import { ClassPlate } from '../../../../shared/ui/marks/ClassPlate.tsx';
import type { OptionDeck } from './model/edited-line-up.ts';

type DeckSlotProps = {
  /** Names the control: `今夜有雨 第 2 副`. */
  label: string;
  number: number;
  deckId: string | null;
  decks: readonly OptionDeck[];
  /** A rule is broken by this deck. */
  isBad: boolean;
  onChoose: (deckId: string | null) => void;
};

const LOOK =
  'flex h-11 w-24 min-w-0 cursor-pointer items-center gap-2 rounded-control px-1.5 text-left text-12 max-tablet:w-full';
const CHOSEN = 'border-0 bg-surface-1 shadow-[inset_0_0_0_1px_var(--pl-line-1)] hover:bg-surface-2';
const BAD = 'border-0 bg-surface-1 text-yan-text shadow-[inset_0_0_0_1px_var(--pl-yan-line)] hover:bg-surface-2';
const EMPTY = 'justify-center border border-dashed border-line-control bg-transparent text-text-3 hover:bg-hover';

/** A deck of a line-up; pressed, it offers the others that may stand here. */
export function DeckSlot({ label, number, deckId, decks, isBad, onChoose }: DeckSlotProps) {
  const rules = useDeckRules();
  const chosen = decks.find(({ id }) => id === deckId);
  const items: MenuItem[] = [
    ...decks.map((deck) => ({
      label: `${deck.name} · ${className(rules, deck.class)}${deck.is_legal ? '' : ' · 不合法'}`,
      icon: <ClassPlate heroClass={deck.class} size="xs" />,
      disabled: !deck.is_legal,
      onSelect: () => onChoose(deck.id),
    })),
    ...(chosen ? [{ label: '留空', onSelect: () => onChoose(null) }] : []),
  ];
  const trigger = (
    <button
      type="button"
      className={cx(LOOK, chosen ? (isBad ? BAD : CHOSEN) : EMPTY)}
      aria-label={`${label}：${chosen?.name ?? '未选'}`}
      disabled={items.length === 0}
      title={chosen?.name}
    >
      {chosen && <ClassPlate heroClass={chosen.class} size="s" />}
      <span className="min-w-0 truncate">{chosen?.name ?? (items.length === 0 ? '无卡组' : `选第 ${number} 副`)}</span>
    </button>
  );
  return <Menu align="start" trigger={trigger} items={items} />;
}
