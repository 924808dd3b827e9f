import type { HeroClass } from '@pailei/domain/decks';
import type { DeckStatus } from '@pailei/domain/series';

import { ClassPlate } from './ClassPlate.tsx';
import { cx } from './cx.ts';
import { Seal } from './Seal.tsx';

export type DeckView = { id: string; name: string; heroClass: HeroClass; status: DeckStatus };

const LOOKS = {
  available: { kind: 'wait', word: '待用' },
  in_use: { kind: 'now', word: '使用中' },
  won: { kind: 'won', word: '已取胜' },
  lost: { kind: 'lost', word: '已落败' },
  banned: { kind: 'ban', word: '已禁用' },
  shielded: { kind: 'wait', word: '已保护' },
} as const satisfies Record<DeckStatus, { kind: string; word: string }>;

/** A side's decks as a hand of cards on the stage. */
export function Hand({ side, label, decks }: { side: 'a' | 'b'; label: string; decks: readonly DeckView[] }) {
  return (
    <div className={`hand hand--${side}`} role="list" aria-label={label}>
      {decks.map((deck) => (
        <figure
          key={deck.id}
          className={`hc hc--${LOOKS[deck.status].kind}`}
          role="listitem"
          title={`${deck.name} · ${LOOKS[deck.status].word}`}
        >
          <DeckPlate deck={deck} size="l" />
          <DeckSeal status={deck.status} />
          <figcaption>{deck.name}</figcaption>
        </figure>
      ))}
    </div>
  );
}

/** One deck as a chip with its state in words. */
export function DeckChip({ deck, className }: { deck: DeckView; className?: string }) {
  const { kind, word } = LOOKS[deck.status];
  return (
    <span className={cx('dk', `dk--${kind}`, className)}>
      <DeckPlate deck={deck} size="m" />
      <span className="dk__t">
        <b className="ell" title={deck.name}>
          {deck.name}
        </b>
        <small>{word}</small>
      </span>
      <DeckSeal status={deck.status} />
    </span>
  );
}

function DeckPlate({ deck, size }: { deck: DeckView; size: 'm' | 'l' }) {
  switch (deck.status) {
    case 'banned':
      return <ClassPlate heroClass={deck.heroClass} size={size} state="ban" />;
    case 'won':
    case 'lost':
      return <ClassPlate heroClass={deck.heroClass} size={size} state="used" />;
    default:
      return <ClassPlate heroClass={deck.heroClass} size={size} />;
  }
}

function DeckSeal({ status }: { status: DeckStatus }) {
  switch (status) {
    case 'won':
      return <Seal mark="胜" />;
    case 'lost':
      return <Seal mark="负" />;
    case 'banned':
      return <Seal mark="禁" />;
    default:
      return null;
  }
}
