import type { TournamentState } from '@pailei/domain/tournament';
import { useMemo } from 'react';

import { SectionHeader } from '../../../shared/ui/PageHeader.tsx';
import { ruleSummary } from '../model/rules.ts';
import { DrawsNote } from './DrawsNote.tsx';

export function RulesSummary({ tournament }: { tournament: TournamentState }) {
  const { settings } = tournament;
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
      <DrawsNote tournament={tournament} />
    </section>
  );
}
