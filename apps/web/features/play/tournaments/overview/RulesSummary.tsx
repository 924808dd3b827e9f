import type { TournamentState } from '@pailei/domain/tournament';
import { useMemo } from 'react';

import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { ruleSummary } from '../model/rules.ts';
import { DrawsNote } from './DrawsNote.tsx';

export function RulesSummary({ tournament }: { tournament: TournamentState }) {
  const { settings } = tournament;
  const rules = useMemo(() => ruleSummary(settings), [settings]);
  return (
    <section>
      <SectionHeader title="规则摘要" />
      <ul className="grid gap-3.5 text-13 text-text-2">
        {rules.map(({ title, text }) => (
          <li key={title}>
            <b className="block text-14 leading-5 text-text-1">{title}</b>
            {text}
          </li>
        ))}
      </ul>
      <DrawsNote tournament={tournament} />
    </section>
  );
}
