import { FORMAT_NAMES } from '@pailei/contracts/play/matches/series-names';
import { SIDES, type Side } from '@pailei/domain/series/sides';
import type { SeriesState } from '@pailei/domain/series/types';
import { lazy, Suspense, useState } from 'react';
import { TextButton } from '../../../../shared/ui/actions/TextButton.tsx';
import { Avatar } from '../../../../shared/ui/marks/Avatar.tsx';
import { deckLines, remainingText } from '../../../../shared/match/decks.ts';
import { formatRule } from '../../../../shared/match/series-labels.ts';
import { cx } from '../../../../shared/ui/layout/cx.ts';
import { DeckRow } from './DeckRow.tsx';
import { Section } from './Section.tsx';

const CORNER: Record<Side, string> = { a: 'border-b-corner-a', b: 'border-b-corner-b' };

const MatchLists = lazy(async () => ({ default: (await import('./MatchLists.tsx')).MatchLists }));

type DeckColumnsProps = { series: SeriesState; matchId: string; areListsOpen: boolean };

/** Both line-ups side by side, each deck with its record and its state; with every card once the event shows them. */
export function DeckColumns({ series, matchId, areListsOpen }: DeckColumnsProps) {
  const { format } = series.settings;
  const [areDecksShown, setDecksShown] = useState(false);
  const action = areListsOpen && (
    <TextButton
      className="max-tablet:min-h-10"
      aria-expanded={areDecksShown}
      onClick={() => setDecksShown(!areDecksShown)}
    >
      {areDecksShown ? '收起卡组' : '查看卡组'}
    </TextButton>
  );
  return (
    <Section title="双方卡组" meta={`${FORMAT_NAMES[format]}：${formatRule(format)}`} action={action}>
      <div className="grid grid-cols-2 gap-10 max-tablet:grid-cols-1 max-tablet:gap-6">
        {SIDES.map((side) => (
          <DeckColumn key={side} series={series} side={side} />
        ))}
      </div>
      {areDecksShown && areListsOpen && (
        <Suspense>
          <MatchLists matchId={matchId} series={series} />
        </Suspense>
      )}
    </Section>
  );
}

function DeckColumn({ series, side }: { series: SeriesState; side: Side }) {
  const { name } = series.sides[side];
  return (
    <div>
      <div className={cx('flex items-center gap-2.5 border-b-2 py-2', CORNER[side])}>
        <Avatar name={name} size={24} />
        <b className="min-w-0 flex-1 truncate" title={name}>
          {name}
        </b>
        <span className="text-12 whitespace-nowrap text-text-3">{remainingText(series, side)}</span>
      </div>
      <ul>
        {deckLines(series, side).map((line) => (
          <DeckRow key={line.deck.slot} line={line} />
        ))}
      </ul>
    </div>
  );
}
