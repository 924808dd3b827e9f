import type { Deck } from '@pailei/contracts/decks/decks/decks.api';

import { useDeckRules } from '../../../../shared/live/useDeckRules.ts';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { Composition } from '../parts/Composition.tsx';
import { curveColumns, deckStatistics } from '../../../../shared/decks/deck-statistics.ts';
import { ManaCurve } from '../../../../shared/decks/ManaCurve.tsx';
import { ProblemNotes } from '../parts/ProblemNotes.tsx';
import { namesIn } from '../../../../shared/decks/deck-labels.ts';
import { CardSection } from './CardSection.tsx';
import { CodeBar } from './CodeBar.tsx';
import { DeckColumns } from './DeckColumns.tsx';
import { compositionText } from './detail.model.ts';
import { DeckHeader } from './DeckHeader.tsx';
import type { Deletion } from './deletion.ts';
import { Entries } from './Entries.tsx';
import { Matchups } from './Matchups.tsx';
import { Versions } from './Versions.tsx';

type DeckViewProps = { deck: Deck; deletion?: Deletion };

/** Everything about one deck. What only its owner may do is there for the owner. */
export function DeckView({ deck, deletion }: DeckViewProps) {
  const rules = useDeckRules();
  const statistics = deckStatistics(deck.cards);
  return (
    <>
      <DeckHeader deck={deck} deletion={deletion} />
      <CodeBar deck={deck} />
      <div className="mt-6 grid grid-cols-1 gap-6 empty:hidden">
        <ProblemNotes problems={deck.problems} nameOf={namesIn(deck)} />
        {deck.note !== '' && <p className="max-w-[72ch] whitespace-pre-line text-text-2 wrap-anywhere">{deck.note}</p>}
      </div>
      <DeckColumns
        cards={<CardSection deck={deck} />}
        statistics={
          <>
            <section>
              <SectionHeader
                title="费用曲线"
                meta={statistics.average_cost !== null && `平均 ${statistics.average_cost.toFixed(1)} 费`}
              />
              {statistics.average_cost === null ? (
                <p className="text-13 text-text-3">卡牌都不在目录中，看不到费用。</p>
              ) : (
                <ManaCurve columns={curveColumns(deck.cards)} byType={statistics.by_type} />
              )}
            </section>
            <section>
              <SectionHeader title="构成" meta={compositionText(statistics, deck.class, rules)} />
              <Composition statistics={statistics} />
            </section>
          </>
        }
        history={
          <>
            <Matchups deck={deck} />
            <Entries entries={deck.used_in} isMine={deck.is_mine} />
            {deck.is_mine && <Versions deck={deck} />}
          </>
        }
      />
    </>
  );
}
