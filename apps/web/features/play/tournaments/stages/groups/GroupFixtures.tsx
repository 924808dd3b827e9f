import type { GroupFixture } from '@pailei/domain/tournament/stages/stage-table';
import type { TournamentState } from '@pailei/domain/tournament/types';

import { nameOf } from '../../../../../shared/tournaments/people.ts';
import { cx } from '../../../../../shared/ui/layout/cx.ts';
import { FixtureCard } from './FixtureCard.tsx';

type GroupFixturesProps = {
  tournament: TournamentState;
  fixtures: readonly GroupFixture[];
  myId: string | null;
  headingOf: (fixture: GroupFixture) => string;
};

/** The matches of a group, one column for each round; on phones one below the other. */
export function GroupFixtures({ tournament, fixtures, myId, headingOf }: GroupFixturesProps) {
  const rounds = [...Map.groupBy(fixtures, headingOf)];
  return (
    <ol className="mt-5 grid grid-cols-[repeat(auto-fill,minmax(168px,1fr))] gap-x-4 gap-y-5 max-tablet:grid-cols-1">
      {rounds.map(([heading, matches]) => (
        <li key={heading}>
          <h3
            className={cx(
              'border-t-2 pt-2 pb-1 text-13 font-semibold',
              matches.some(({ state }) => state === 'open') ? 'border-t-zhu-bright' : 'border-t-line-2',
            )}
          >
            {heading}
          </h3>
          <ul>
            {matches.map((fixture) => (
              <FixtureCard
                key={fixture.node}
                tournamentId={tournament.id}
                isOfTeams={tournament.settings.team !== undefined}
                fixture={fixture}
                a={sideName(tournament, fixture, fixture.a)}
                b={sideName(tournament, fixture, fixture.b)}
                myId={myId}
              />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

/** 轮空 where nobody comes; 待定 until it is known who does. */
function sideName(tournament: TournamentState, { state }: GroupFixture, id: string | null): string {
  if (id !== null) return nameOf(tournament, id);
  return state === 'idle' ? '轮空' : '待定';
}
