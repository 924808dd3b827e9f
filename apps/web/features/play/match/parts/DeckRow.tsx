import { className } from '@pailei/domain/decks/deck-rules';
import type { DeckStatus } from '@pailei/domain/series/decide/legal';
import { useDeckRules } from '../../../../shared/live/useDeckRules.ts';
import type { DeckLine } from '../../../../shared/match/decks.ts';
import { cx } from '../../../../shared/ui/layout/cx.ts';
import { ClassPlate } from '../../../../shared/ui/marks/ClassPlate.tsx';
import { Tag } from '../../../../shared/ui/marks/Tag.tsx';
import { Stamp } from './stage/Stamp.tsx';

type DeckLook = {
  row?: string;
  card?: string;
  name?: string;
  plate?: 'used' | 'ban';
  /** Else its state is a tag. */
  stamp?: '胜' | '负' | '禁';
  tone?: 'zhu' | 'qing';
};

const LOOK: Record<DeckStatus, DeckLook> = {
  available: {},
  in_use: {
    row: '-ml-3.5 pl-3.5 shadow-[inset_3px_0_0_var(--pl-zhu-bright)]',
    card: 'rounded-control ring-2 ring-zhu-bright',
    tone: 'zhu',
  },
  won: { name: 'text-text-2', plate: 'used', stamp: '胜' },
  lost: { name: 'text-text-2', plate: 'used', stamp: '负' },
  banned: {
    name: 'text-text-3 line-through decoration-yan-text',
    plate: 'ban',
    stamp: '禁',
  },
  shielded: { tone: 'qing' },
};

/** One deck of a line-up: its class, its record in this match, what has become of it. */
export function DeckRow({ line: { deck, status, label, wins, losses } }: { line: DeckLine }) {
  const rules = useDeckRules();
  const { row, card, name, plate, stamp, tone } = LOOK[status];
  return (
    <li
      className={cx(
        'grid h-[76px] grid-cols-[40px_minmax(0,1fr)_auto_56px] items-center gap-3.5 border-b border-b-line-1 max-tablet:h-17',
        row,
      )}
    >
      <span className={cx('grid', card)}>
        <ClassPlate heroClass={deck.class} size="l" {...(plate ? { state: plate } : {})} />
      </span>
      <div className="min-w-0">
        <b
          className={cx('block truncate text-[15px] leading-5 font-medium', name)}
          title={deck.name}
          data-part="deck-name"
        >
          {deck.name}
        </b>
        <small className="leading-5 text-text-3">
          {className(rules, deck.class)}
          {status === 'banned' && ` · ${label}`}
        </small>
      </div>
      <span className="font-num text-16 font-semibold text-text-2" data-part="deck-record">
        {wins + losses === 0 ? '—' : `${wins}–${losses}`}
      </span>
      <span className="justify-self-end">
        {stamp ? <Stamp key={status} mark={stamp} /> : <Tag {...(tone && { tone })}>{label}</Tag>}
      </span>
    </li>
  );
}
