import type { HeroClass } from '@pailei/domain/decks/deck-rules';
import type { DeckStatus } from '@pailei/domain/series/decide/legal';
import type { Side } from '@pailei/domain/series/sides';

import { cx } from '../layout/cx.ts';
import { ClassPlate, type PlateState } from './ClassPlate.tsx';
import { Seal, type SealMark } from './Seal.tsx';

export type DeckView = { id: string; name: string; heroClass: HeroClass; status: DeckStatus; label: string };

type DeckLook = {
  plate?: PlateState;
  seal?: SealMark;
  /** Of the name under the card, and of the name on the chip. */
  caption: string;
  name?: string;
};

const STRUCK = 'line-through decoration-yan-text';
const PLAIN = 'text-text-2';

const LOOKS: Record<DeckStatus, DeckLook> = {
  available: { caption: PLAIN },
  in_use: { plate: 'now', caption: 'font-medium text-text-1' },
  won: { plate: 'used', seal: '胜', caption: PLAIN, name: PLAIN },
  lost: { plate: 'used', seal: '负', caption: PLAIN },
  banned: {
    plate: 'ban',
    seal: '禁',
    caption: cx('text-text-3', STRUCK),
    name: cx(PLAIN, STRUCK),
  },
  shielded: { caption: PLAIN },
};

type HandProps = { side: Side; label: string; decks: readonly DeckView[] };

/** A side's decks as a hand of cards on the stage; both hands have the same height, however long the names are. */
export function Hand({ side, label, decks }: HandProps) {
  return (
    <ul
      className={cx(
        'flex gap-2.5 max-desktop:gap-1 max-tablet:justify-between max-tablet:gap-0',
        side === 'b' && 'flex-row-reverse',
      )}
      aria-label={label}
    >
      {decks.map((deck) => (
        <HandCard key={deck.id} deck={deck} />
      ))}
    </ul>
  );
}

function HandCard({ deck: { name, heroClass, status, label } }: { deck: DeckView }) {
  const { plate, seal, caption } = LOOKS[status];
  return (
    <li
      className="relative flex min-w-0 flex-[0_1_108px] flex-col items-center gap-1.75 max-desktop:flex-1"
      title={`${name} · ${label}`}
    >
      <ClassPlate heroClass={heroClass} size="hand" state={plate} />
      {seal && (
        <span className="absolute top-11 left-1/2 flex -translate-x-1/2 max-tablet:top-7">
          <Seal mark={seal} isOpaque />
        </span>
      )}
      <span
        className={cx(
          'line-clamp-2 min-h-9 max-w-full text-center text-12 text-balance wrap-anywhere max-tablet:sr-only',
          caption,
        )}
        data-part="deck-name"
      >
        {name}
      </span>
    </li>
  );
}

/** One deck as a chip with its state as text. */
export function DeckChip({ deck: { name, heroClass, status, label } }: { deck: DeckView }) {
  const { plate, seal, name: nameLook } = LOOKS[status];
  const isNow = status === 'in_use';
  return (
    <span
      className={cx(
        'flex h-13 min-w-0 items-center gap-2.5 rounded-control pr-2.5 pl-1.75',
        isNow
          ? 'bg-zhu-wash shadow-[inset_0_0_0_1.5px_var(--pl-zhu-line)]'
          : 'bg-surface-2 shadow-[inset_0_0_0_1px_var(--pl-line-1)]',
      )}
    >
      <ClassPlate heroClass={heroClass} state={isNow ? undefined : plate} />
      <span className="min-w-0 leading-4.25">
        <b className={cx('block truncate text-[13px] font-medium', nameLook)} title={name}>
          {name}
        </b>
        <small className={cx('whitespace-nowrap', isNow ? 'text-zhu-text' : 'text-text-3')}>{label}</small>
      </span>
      {seal && <Seal mark={seal} />}
    </span>
  );
}
