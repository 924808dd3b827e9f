import { CAPACITY_MIN, type TournamentState } from '@pailei/domain/tournament/types';
import { lazy, Suspense, useMemo } from 'react';

import { logPath, rulesPath } from '../../../../shared/links/links.ts';
import { TextLink } from '../../../../shared/ui/actions/TextLink.tsx';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { fieldSize } from '../../../../shared/tournaments/event-labels.ts';
import { ruleSummary } from '../model/rules.ts';
import { DrawsNote } from './DrawsNote.tsx';

const ForecastTable = lazy(async () => ({ default: (await import('../ForecastTable.tsx')).ForecastTable }));

export function RulesSummary({ tournament }: { tournament: TournamentState }) {
  const { settings } = tournament;
  const entrants = fieldSize(tournament);
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
      {entrants >= CAPACITY_MIN && tournament.stages.length === 0 && (
        <Suspense fallback={null}>
          <ForecastTable
            settings={settings}
            entrants={entrants}
            label={`${entrants} 人时`}
            startsAt={tournament.times.starts_at}
          />
        </Suspense>
      )}
      <TextLink tone="accent" className="mt-3 text-13" to={rulesPath(tournament.id)}>
        完整规则
      </TextLink>
      <TextLink tone="accent" className="mt-3 ml-6 text-13" to={logPath(tournament.id)}>
        赛事记录
      </TextLink>
      <DrawsNote tournament={tournament} />
    </section>
  );
}
