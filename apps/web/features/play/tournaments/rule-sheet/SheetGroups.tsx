import type { RuleSheet } from '@pailei/domain/tournament/types';

import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import type { RuleNames } from './rule-line.ts';
import { ruleGroups } from './rule-lines.ts';

/** A sheet in sentences, by group. */
export function SheetGroups({ sheet, names }: { sheet: RuleSheet; names: RuleNames }) {
  return (
    <div className="-mb-8 columns-2 gap-x-12 max-wide:columns-1 print:columns-1">
      {ruleGroups(sheet, names).map(({ title, lines }) => (
        <section key={title} className="break-inside-avoid pb-8 print:pb-4">
          <SectionHeader title={title} />
          <dl className="border-t border-t-line-2">
            {lines.map(({ key, label, text }) => (
              <div
                key={key}
                className="grid grid-cols-[9em_minmax(0,1fr)] gap-x-4 border-b border-b-line-1 py-2.5 max-[561px]:grid-cols-1 print:py-1.5"
              >
                <dt className="text-13 leading-6 text-text-3">{label}</dt>
                <dd className="min-w-0 leading-6 wrap-anywhere">{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
