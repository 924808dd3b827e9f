import type { CardRarity, DeckFigures } from '@pailei/domain/decks';

import { RARITY_NAMES } from './figures.ts';

const LINES: readonly { rarity: CardRarity; mark: string }[] = [
  { rarity: 'FREE', mark: '' },
  { rarity: 'COMMON', mark: '' },
  { rarity: 'RARE', mark: 'mk--r' },
  { rarity: 'EPIC', mark: 'mk--e' },
  { rarity: 'LEGENDARY', mark: 'mk--l' },
];

/** Cards by rarity, and what it costs to craft them all. */
export function Composition({ figures: { card_count, by_rarity, unknown_count, dust } }: { figures: DeckFigures }) {
  const hasKnown = unknown_count < card_count;
  const lines = LINES.filter(({ rarity }) => hasKnown && (rarity !== 'FREE' || by_rarity.FREE));
  return (
    <ul className="mk">
      {lines.map(({ rarity, mark }) => (
        <li key={rarity} className={mark}>
          <span>{RARITY_NAMES[rarity]}</span>
          <b className="num">{by_rarity[rarity] ?? 0}</b>
        </li>
      ))}
      {unknown_count > 0 && (
        <li>
          <span>未知</span>
          <b className="num">{unknown_count}</b>
        </li>
      )}
      {hasKnown && (
        <li>
          <span>合成所需</span>
          <b className="num">{dust.toLocaleString('en-US')}</b>
        </li>
      )}
    </ul>
  );
}
