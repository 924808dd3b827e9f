import { SectionHeader } from '../../../../../shared/ui/layout/PageHeader.tsx';
import { useDeckRules } from '../../../../../shared/live/useDeckRules.ts';
import { compositionText } from '../../detail/detail.model.ts';
import { Composition } from '../../parts/Composition.tsx';
import { curveColumns } from '../../../../../shared/decks/deck-statistics.ts';
import { ManaCurve } from '../../../../../shared/decks/ManaCurve.tsx';
import { DeckDetails } from '../DeckDetails.tsx';
import type { Builder } from '../useBuilder.ts';

/** Curve and composition as they are now, and the other fields of the deck. */
export function DeckFacts({ builder }: { builder: Builder }) {
  const { statistics, shown, draft } = builder;
  const rules = useDeckRules();
  return (
    <div className="flex flex-col gap-8">
      <section>
        <SectionHeader
          title="费用曲线"
          meta={statistics.average_cost !== null && `平均 ${statistics.average_cost.toFixed(1)} 费`}
        />
        <ManaCurve columns={curveColumns(shown(null))} byType={statistics.by_type} />
      </section>
      <section>
        <SectionHeader title="构成" meta={compositionText(statistics, draft.class, rules)} />
        <Composition statistics={statistics} />
      </section>
      <DeckDetails builder={builder} />
    </div>
  );
}
