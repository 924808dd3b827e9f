import type { TournamentState } from '@pailei/domain/tournament';
import { useMemo } from 'react';

import { SectionHeader } from '../../../shared/ui/PageHeader.tsx';
import { ruleSummary } from '../model/rules.ts';

export function RulesSummary({ tournament: { settings } }: { tournament: TournamentState }) {
  const rules = useMemo(() => ruleSummary(settings), [settings]);
  return (
    <section>
      <SectionHeader title="规则摘要" />
      <ul className="rules">
        {rules.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b>
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
