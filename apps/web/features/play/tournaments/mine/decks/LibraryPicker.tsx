import type { DeckSummary } from '@pailei/contracts/decks/decks/decks.api';
import { HEARTHSTONE } from '@pailei/domain/decks/hearthstone';
import { Plus } from 'lucide-react';
import { useDeckRules } from '../../../../../shared/live/useDeckRules.ts';
import { LinkButton } from '../../../../../shared/ui/actions/Button.tsx';
import { ClassPlate } from '../../../../../shared/ui/marks/ClassPlate.tsx';
import { cx } from '../../../../../shared/ui/layout/cx.ts';
import { Empty } from '../../../../../shared/ui/feedback/Empty.tsx';
import { useRules } from '../../../../../shared/decks/rules.api.ts';
import { identityText, duplicateNameNotes } from '../../../../../shared/decks/deck-labels.ts';
import { deckUnfitReason } from './deck-fit.ts';
import type { DecksBody } from '../../../../../shared/tournaments/entries/entries.api.ts';
import { PickedDecks } from './PickedDecks.tsx';
import { DECK_GRID, type Slots } from './slots.ts';

type LibraryDeckInput = DecksBody['decks'][number];

type LibraryPickerProps = { slots: Slots; decks: readonly DeckSummary[] };

/** The visitor's decks: a click puts one in the next free slot, another removes it. A deck that does not fit shows the reason. */
export function LibraryPicker({ slots, decks }: LibraryPickerProps) {
  const { form, count, needed, most, settings } = slots;
  const rules = useRules().data ?? HEARTHSTONE;
  const enteredDecks = form.watch('decks');
  const codes = enteredDecks.map(({ code }) => code);
  const chosen = enteredDecks.filter(({ code }) => code !== '');

  const put = (slot: number, { name, code, class: deckClass }: LibraryDeckInput) => {
    form.setValue(`decks.${slot}`, { name, code, class: deckClass }, { shouldDirty: true });
    form.clearErrors(`decks.${slot}`);
  };
  const clearSlot = (slot: number) => (slot >= needed ? slots.remove(slot) : put(slot, { name: '', code: '' }));
  const toggle = (deck: DeckSummary) => {
    const slot = codes.indexOf(deck.code);
    if (slot >= 0) return clearSlot(slot);
    const free = codes.indexOf('');
    if (free < 0 && count < most) slots.append();
    if (free >= 0 || count < most) put(free >= 0 ? free : count, deck);
  };

  const notes = duplicateNameNotes(decks);
  if (decks.length === 0) return <NoDecks />;
  return (
    <>
      <PickedDecks slots={slots} onRemove={clearSlot} />
      <ul
        className={cx(DECK_GRID, '-mx-1 max-h-[388px] overflow-y-auto p-1 [scrollbar-width:thin]')}
        aria-label="我的卡组"
      >
        {decks.map((deck) => {
          const slot = codes.indexOf(deck.code);
          const isFull = chosen.length >= most;
          const reason =
            slot >= 0 ? null : (deckUnfitReason(deck, settings, rules, chosen) ?? (isFull ? '已经选满' : null));
          return (
            <li key={deck.id}>
              <OwnDeck
                deck={deck}
                note={notes.get(deck.id)}
                slot={slot}
                reason={reason}
                onToggle={() => toggle(deck)}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}

type OwnDeckProps = {
  deck: DeckSummary;
  note: string | undefined;
  slot: number;
  reason: string | null;
  onToggle: () => void;
};

function OwnDeck({ deck, note, slot, reason, onToggle }: OwnDeckProps) {
  const rules = useDeckRules();
  return (
    <button
      type="button"
      className={cx(
        'flex min-h-15 w-full items-center gap-3 rounded-control border-0 bg-surface-2 px-3 py-2.5 text-left text-text-1',
        reason === null ? 'cursor-pointer hover:bg-surface-3' : 'cursor-not-allowed',
        slot >= 0 && 'shadow-[inset_0_0_0_2px_var(--pl-zhu-bright)]',
      )}
      aria-pressed={slot >= 0}
      disabled={reason !== null}
      onClick={onToggle}
    >
      <span className={cx(reason !== null && 'opacity-60 grayscale-[0.9]')}>
        <ClassPlate heroClass={deck.class} size="m" />
      </span>
      <span className="grid min-w-0 flex-1 leading-5">
        <b className={cx('truncate', reason === null ? 'font-medium' : 'font-normal text-text-2')} title={deck.name}>
          {deck.name}
        </b>
        {note !== undefined && <small className="truncate text-text-3">{note}</small>}
        <small className="truncate text-text-3">{reason ?? identityText(deck, rules)}</small>
      </span>
      {slot >= 0 && (
        <span className="grid size-5.5 place-items-center rounded-[4px] bg-zhu-fill font-num text-[15px] font-semibold text-on-fill">
          {slot + 1}
        </span>
      )}
    </button>
  );
}

function NoDecks() {
  const actions = (
    <>
      <LinkButton variant="ghost" to="/decks/import">
        导入卡组码
      </LinkButton>
      <LinkButton variant="ghost" icon={<Plus size={16} />} to="/decks/create">
        新建卡组
      </LinkButton>
    </>
  );
  return (
    <Empty art="card" title="还没有卡组" actions={actions}>
      保存在卡组中心的卡组可以直接选用；也可以改为粘贴卡组码。
    </Empty>
  );
}
