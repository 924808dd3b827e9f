import type { Deck } from '@pailei/contracts/decks';

import { useDeckRules } from '../../../shared/live/useDeckRules.ts';
import { SectionHeader } from '../../../shared/ui/PageHeader.tsx';
import { Composition } from '../parts/Composition.tsx';
import { curveColumns, figuresOf } from '../parts/figures.ts';
import { ManaCurve } from '../parts/ManaCurve.tsx';
import { ProblemNotes } from '../parts/ProblemNotes.tsx';
import { namesIn } from '../parts/words.ts';
import { CardSection } from './CardSection.tsx';
import { CodeBar } from './CodeBar.tsx';
import { compositionWords } from './detail.model.ts';
import { DeckHeader, type Deletion } from './DeckHeader.tsx';
import { Entries } from './Entries.tsx';
import { Matchups } from './Matchups.tsx';
import { Versions } from './Versions.tsx';

type DeckViewProps = { deck: Deck; deletion?: Deletion };

/** Everything about one deck. What only its owner may do is there for the owner. */
export function DeckView({ deck, deletion }: DeckViewProps) {
  const rules = useDeckRules();
  const figures = figuresOf(deck.cards);
  return (
    <>
      <DeckHeader deck={deck} deletion={deletion} />
      <CodeBar deck={deck} />
      <ProblemNotes problems={deck.problems} nameOf={namesIn(deck)} />
      {deck.note !== '' && <p className="dd__n">{deck.note}</p>}
      <div className="dd">
        <CardSection deck={deck} />
        <div className="stack">
          <section>
            <SectionHeader
              title="费用曲线"
              meta={figures.average_cost !== null && `平均 ${figures.average_cost.toFixed(1)} 费`}
            />
            {figures.average_cost === null ? (
              <p className="t3 s13">卡牌都不在目录中，看不到费用。</p>
            ) : (
              <ManaCurve columns={curveColumns(deck.cards)} byType={figures.by_type} />
            )}
          </section>
          <section>
            <SectionHeader title="构成" meta={compositionWords(figures, deck.class, rules)} />
            <Composition figures={figures} />
          </section>
        </div>
        <div className="stack">
          <Matchups deck={deck} />
          <Entries entries={deck.used_in} isMine={deck.is_mine} />
          {deck.is_mine && <Versions deck={deck} />}
        </div>
      </div>
    </>
  );
}
