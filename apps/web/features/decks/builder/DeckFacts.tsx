import { SectionHeader } from '../../../shared/ui/PageHeader.tsx';
import { useDeckRules } from '../../../shared/live/useDeckRules.ts';
import { compositionWords } from '../detail/detail.model.ts';
import { Composition } from '../parts/Composition.tsx';
import { curveColumns } from '../parts/figures.ts';
import { ManaCurve } from '../parts/ManaCurve.tsx';
import { DeckDetails } from './DeckDetails.tsx';
import type { Builder } from './useBuilder.ts';

/** Curve and composition as they are by now, and what else is kept with the deck. */
export function DeckFacts({ builder }: { builder: Builder }) {
  const { figures, shown, draft } = builder;
  const rules = useDeckRules();
  return (
    <div className="stack bdf">
      <section>
        <SectionHeader
          title="费用曲线"
          meta={figures.average_cost !== null && `平均 ${figures.average_cost.toFixed(1)} 费`}
        />
        <ManaCurve columns={curveColumns(shown(null))} byType={figures.by_type} />
      </section>
      <section>
        <SectionHeader title="构成" meta={compositionWords(figures, draft.class, rules)} />
        <Composition figures={figures} />
      </section>
      <DeckDetails builder={builder} />
    </div>
  );
}
