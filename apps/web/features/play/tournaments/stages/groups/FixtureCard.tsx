import type { GroupFixture } from '@pailei/domain/tournament/stages/stage-table';
import { memo } from 'react';

import { fixtureHref } from '../../../../../shared/links/links.ts';
import { stateMark } from '../../../../../shared/match/series-state.ts';
import { cx } from '../../../../../shared/ui/layout/cx.ts';
import { StatusMark } from '../../../../../shared/ui/marks/StatusMark.tsx';
import { hasScore } from './cross-table.ts';

type FixtureCardProps = {
  tournamentId: string;
  isOfTeams: boolean;
  fixture: GroupFixture;
  a: string;
  b: string;
  myId: string | null;
};

/** What stands below the names where no score says it. */
const NOTES: Readonly<Record<GroupFixture['state'], string | null>> = {
  planned: null,
  open: null,
  over: null,
  forfeited: '对手退出，直接获胜',
  annulled: '成绩作废',
  idle: null,
};

const CARD = 'block border-b border-b-line-1 py-2 text-13 text-inherit no-underline';

/** One match of a group: both names, and the score once it is open. */
export const FixtureCard = memo(function FixtureCard(props: FixtureCardProps) {
  const { tournamentId, isOfTeams, fixture, a, b, myId } = props;
  const { match, state, winner_id } = fixture;
  const note = NOTES[state];
  const content = (
    <>
      <Side
        name={a}
        id={fixture.a}
        score={hasScore(match) ? match.wins_a : null}
        isWinner={isOne(fixture.a, winner_id)}
        myId={myId}
      />
      <Side
        name={b}
        id={fixture.b}
        score={hasScore(match) ? match.wins_b : null}
        isWinner={isOne(fixture.b, winner_id)}
        myId={myId}
      />
      {match && state === 'open' && (
        <span className="text-12">
          <StatusMark {...stateMark(match.status)} />
        </span>
      )}
      {note !== null && <span className="text-12 text-text-3">{note}</span>}
    </>
  );
  return (
    <li>
      {match ? (
        <a className={cx(CARD, 'hover:bg-hover')} href={fixtureHref({ id: tournamentId, isOfTeams }, match.match_id)}>
          {content}
        </a>
      ) : (
        <div className={CARD}>{content}</div>
      )}
    </li>
  );
});

const isOne = (id: string | null, winner: string | null) => id !== null && id === winner;

type SideProps = { name: string; id: string | null; score: number | null; isWinner: boolean; myId: string | null };

function Side({ name, id, score, isWinner, myId }: SideProps) {
  return (
    <span className="flex h-6 items-center gap-1.5">
      <b
        className={cx(
          'min-w-0 flex-1 truncate',
          isWinner ? 'font-semibold text-text-1' : 'font-normal text-text-2',
          id === null && 'text-text-3',
        )}
        title={name}
      >
        {name}
        {id !== null && id === myId && (
          <i className="ml-1.5 inline-block h-[7px] w-[5px] rounded-[1px] bg-zhu-bright" aria-hidden="true" />
        )}
      </b>
      <em className={cx('font-num text-16 font-semibold not-italic', isWinner ? 'text-jin-text' : 'text-text-3')}>
        {score}
      </em>
    </span>
  );
}
