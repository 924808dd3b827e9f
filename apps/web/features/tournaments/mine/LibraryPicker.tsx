import '../styles/deck-picker.css';

import type { DeckSummary } from '@pailei/contracts/decks';
import { HEARTHSTONE } from '@pailei/domain/decks';
import type { TournamentSettings } from '@pailei/domain/tournament';
import { Plus } from 'lucide-react';
import type { UseFormReturn } from 'react-hook-form';

import { useDeckRules } from '../../../shared/live/useDeckRules.ts';
import { LinkButton } from '../../../shared/ui/Button.tsx';
import { ClassPlate } from '../../../shared/ui/ClassPlate.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import { Empty } from '../../../shared/ui/Empty.tsx';
import { useRules } from '../../decks/parts/rules.api.ts';
import { identityWords, twinNotes } from '../../decks/parts/words.ts';
import { unfitReason } from '../model/deck-fit.ts';
import type { DecksBody } from '../tournaments.api.ts';
import { PickedDecks } from './PickedDecks.tsx';

/** The places of the line-up, and how they are filled. */
export type Slots = {
  form: UseFormReturn<DecksBody>;
  count: number;
  needed: number;
  most: number;
  settings: TournamentSettings;
  append: () => void;
  remove: (slot: number) => void;
};

type GivenDeck = DecksBody['decks'][number];
type LibraryPickerProps = { slots: Slots; decks: readonly DeckSummary[] };

/** The own decks: a click puts one in the next free place, another takes it out. What does not fit says why. */
export function LibraryPicker({ slots, decks }: LibraryPickerProps) {
  const { form, count, needed, most, settings } = slots;
  const rules = useRules().data ?? HEARTHSTONE;
  const entered = form.watch('decks');
  const codes = entered.map(({ code }) => code);
  const chosen = entered.filter(({ code }) => code !== '');

  const put = (slot: number, { name, code, class: given }: GivenDeck) => {
    form.setValue(`decks.${slot}`, { name, code, class: given }, { shouldDirty: true });
    form.clearErrors(`decks.${slot}`);
  };
  const take = (slot: number) => (slot >= needed ? slots.remove(slot) : put(slot, { name: '', code: '' }));
  const toggle = (deck: DeckSummary) => {
    const slot = codes.indexOf(deck.code);
    if (slot >= 0) return take(slot);
    const free = codes.indexOf('');
    if (free < 0 && count < most) slots.append();
    if (free >= 0 || count < most) put(free >= 0 ? free : count, deck);
  };

  const notes = twinNotes(decks);
  if (decks.length === 0) return <NoDecks />;
  return (
    <>
      <PickedDecks slots={slots} onTake={take} />
      <ul className="dpk" aria-label="我的卡组">
        {decks.map((deck) => {
          const slot = codes.indexOf(deck.code);
          const isFull = chosen.length >= most;
          const reason =
            slot >= 0 ? null : (unfitReason(deck, settings, rules, chosen) ?? (isFull ? '已经选满' : null));
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
      className={cx('dpk__i', slot >= 0 && 'is-on')}
      aria-pressed={slot >= 0}
      disabled={reason !== null}
      onClick={onToggle}
    >
      <ClassPlate heroClass={deck.class} size="m" />
      <span className="dpk__t">
        <b className="ell" title={deck.name}>
          {deck.name}
        </b>
        {note !== undefined && <small className="ell">{note}</small>}
        <small className="ell">{reason ?? identityWords(deck, rules)}</small>
      </span>
      {slot >= 0 && <span className="dpk__n num">{slot + 1}</span>}
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
    <Empty art="card" title="没有卡组" actions={actions}>
      保存在卡组中心的卡组可以直接选用；也可以改为粘贴卡组码。
    </Empty>
  );
}
