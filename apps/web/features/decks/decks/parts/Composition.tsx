import { CARD_RARITIES, type CardRarity } from '@pailei/domain/decks/card';
import type { DeckStatistics } from '@pailei/domain/decks/summary';

import { RARITY_NAMES } from '../../../../shared/decks/deck-statistics.ts';
import { RarityTick } from '../../../../shared/decks/RarityTick.tsx';

/** Cards by rarity, and what it costs to craft them all. */
export function Composition({
  statistics: { card_count, by_rarity, unknown_count, dust },
}: {
  statistics: DeckStatistics;
}) {
  const hasKnown = unknown_count < card_count;
  const rarities = CARD_RARITIES.filter((rarity) => hasKnown && (rarity !== 'FREE' || by_rarity.FREE));
  return (
    <ul className="border-t border-t-line-2">
      {rarities.map((rarity) => (
        <Line key={rarity} rarity={rarity} name={RARITY_NAMES[rarity]} value={by_rarity[rarity] ?? 0} />
      ))}
      {unknown_count > 0 && <Line rarity={null} name="未知" value={unknown_count} />}
      {hasKnown && <Line rarity={null} name="合成所需" value={dust} />}
    </ul>
  );
}

function Line({ rarity, name, value }: { rarity: CardRarity | null; name: string; value: number }) {
  return (
    <li className="flex h-9.5 items-center gap-2.5 border-b border-b-line-1">
      <RarityTick rarity={rarity} />
      {name}
      <b className="ml-auto font-num text-16">{value.toLocaleString('en-US')}</b>
    </li>
  );
}
