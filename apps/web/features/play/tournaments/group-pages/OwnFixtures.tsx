import type { GroupFixture, GroupTable } from '@pailei/domain/tournament/stages/stage-table';
import type { TournamentState } from '@pailei/domain/tournament/types';

import { fixtureHref, battlePath, myPanelPath } from '../../../../shared/links/links.ts';
import { stateMark } from '../../../../shared/match/series-state.ts';
import { isOfTeams, nameOf } from '../../../../shared/tournaments/people.ts';
import { TextAnchor } from '../../../../shared/ui/actions/TextButton.tsx';
import { TextLink } from '../../../../shared/ui/actions/TextLink.tsx';
import { cx } from '../../../../shared/ui/layout/cx.ts';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { Seal } from '../../../../shared/ui/marks/Seal.tsx';
import { StatusMark } from '../../../../shared/ui/marks/StatusMark.tsx';
import { hasScore } from '../stages/groups/cross-table.ts';
import { ownResult } from './own-result.ts';

type OwnFixturesProps = {
  tournament: TournamentState;
  table: GroupTable;
  id: string;
  headingOf: (fixture: GroupFixture) => string;
};

/** Everything that one of a group plays there, round by round. */
export function OwnFixtures({ tournament, table, id, headingOf }: OwnFixturesProps) {
  const own = table.fixtures.filter(({ a, b }) => a === id || b === id);
  const left = own.filter(({ state }) => state === 'open' || state === 'planned').length;
  return (
    <section>
      <SectionHeader title="我的赛程" meta={`已打 ${own.length - left} 场，剩 ${left} 场`} />
      <ol className="border-t border-t-line-2">
        {own.map((fixture) => (
          <Row key={fixture.node} tournament={tournament} fixture={fixture} id={id} heading={headingOf(fixture)} />
        ))}
      </ol>
    </section>
  );
}

type RowProps = { tournament: TournamentState; fixture: GroupFixture; id: string; heading: string };

const ROW =
  'grid min-h-13 grid-cols-[112px_minmax(0,1fr)_72px_minmax(120px,auto)] items-center gap-3 border-b border-b-line-1 max-tablet:grid-cols-[minmax(0,1fr)_64px] max-tablet:gap-y-0.5 max-tablet:py-2';

function Row({ tournament, fixture, id, heading }: RowProps) {
  const { a, b, match, state } = fixture;
  const opponent = a === id ? b : a;
  const score = hasScore(match) && (match.a === id ? [match.wins_a, match.wins_b] : [match.wins_b, match.wins_a]);
  return (
    <li className={cx(ROW, state === 'open' && 'shadow-[inset_3px_0_0_var(--pl-zhu-bright)]')}>
      <span className="pl-3 text-13 text-text-3 max-tablet:col-span-2">{heading}</span>
      <b className="min-w-0 truncate pl-3 font-medium">{opponent === null ? '待定' : nameOf(tournament, opponent)}</b>
      <span className="text-center font-num text-18 font-semibold">{score ? score.join(' : ') : '–'}</span>
      <span className="flex items-center justify-end gap-3 max-tablet:col-span-2">
        <Way tournament={tournament} fixture={fixture} id={id} />
      </span>
    </li>
  );
}

/** What became of it, or what to do next. */
function Way({ tournament, fixture, id }: Omit<RowProps, 'heading'>) {
  const { match, state } = fixture;
  const result = ownResult(fixture, id);
  if (state === 'open' && match)
    return (
      <>
        <StatusMark {...stateMark(match.status)} />
        <TextLink to={isOfTeams(tournament) ? battlePath(match.match_id) : myPanelPath(tournament.id)}>去对战</TextLink>
      </>
    );
  return (
    <>
      {match && (
        <TextAnchor href={fixtureHref({ id: tournament.id, isOfTeams: isOfTeams(tournament) }, match.match_id)}>
          看回放
        </TextAnchor>
      )}
      {result.seal ? <Seal mark={result.seal} /> : <span className="text-13 text-text-3">{result.text}</span>}
    </>
  );
}
