import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { leadsTeam } from '../../../../shared/challenges/challenge-rights.ts';
import { useTeamChallenges } from '../../../../shared/challenges/challenges.api.ts';
import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { isUserFreshAtom, userAtom } from '../../../../shared/state/session.atoms.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { TextButton } from '../../../../shared/ui/actions/TextButton.tsx';
import { useUrlId } from '../../../../shared/ui/data/useUrlId.ts';
import { Loading, SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { isCurrent, sideOf, sortedChallenges, todoOf } from './challenge-todo.ts';
import { ChallengeRow } from './ChallengeRow.tsx';

const ChallengeDialog = lazy(async () => ({ default: (await import('./ChallengeDialog.tsx')).ChallengeDialog }));
const ProposeDialog = lazy(async () => ({
  default: (await import('../../../../shared/challenges/ProposeDialog.tsx')).ProposeDialog,
}));

/** The challenges of the visitor's team, and the one that the address names. Its place is the same before they are known. */
export function ChallengeSection() {
  const user = useAtomValue(userAtom);
  const isUserFresh = useAtomValue(isUserFreshAtom);
  const teamId = user?.team_id ?? null;
  const [openId, setOpenId] = useUrlId('challengeId');
  return (
    <>
      {user === null && <div className={PLACE} data-member="place" aria-hidden="true" />}
      {user !== null && teamId === null && (isUserFresh ? <WithoutTeam /> : <div className={PLACE} aria-busy="true" />)}
      {teamId !== null && <OfTeam teamId={teamId} onOpen={setOpenId} />}
      <Suspense>
        {openId !== null && (
          <ChallengeDialog key={openId} id={openId} teamId={teamId} onClose={() => setOpenId(null)} />
        )}
      </Suspense>
    </>
  );
}

/** A heading and one row: so that nothing below moves when the challenges come. */
const PLACE = 'mb-8 min-h-34 max-tablet:min-h-42';

function WithoutTeam() {
  return (
    <section className={PLACE} aria-label="约战">
      <SectionHeader title="约战" />
      <p className="border-t border-t-line-2 py-5 text-text-3">加入一支战队之后，队长和副队长可以向其他战队约战。</p>
    </section>
  );
}

function OfTeam({ teamId, onOpen }: { teamId: string; onOpen: (id: string) => void }) {
  const [isProposing, setProposing] = useState(false);
  const [showsAll, setShowsAll] = useState(false);
  const isLeader = leadsTeam(useAtomValue(userAtom));
  const { state, status } = useTeamChallenges(teamId);
  const challenges = sortedChallenges(state?.challenges ?? [], teamId);
  const [first] = challenges.filter(isCurrent);
  const waiting = challenges.filter((one) => todoOf(one, sideOf(one, teamId)).startsWith('answer')).length;
  const shown = showsAll ? challenges : first ? [first] : [];
  const others = challenges.length - (first ? 1 : 0);
  return (
    <section className={PLACE} aria-label="约战">
      <SectionHeader
        title="约战"
        meta={waiting > 0 ? `${waiting} 份等待本队答复` : undefined}
        action={
          <>
            {others > 0 && (
              <TextButton aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
                {showsAll ? '收起' : `全部 ${challenges.length} 份`}
              </TextButton>
            )}
            {isLeader && (
              <Button variant="ghost" size="sm" icon={<Plus size={14} />} onClick={() => setProposing(true)}>
                发起约战
              </Button>
            )}
          </>
        }
      />
      <Loading isLoading={state === null && status.phase === 'loading'} skeleton={<SkeletonRows count={1} />}>
        {() =>
          shown.length === 0 ? (
            <p className="border-t border-t-line-2 py-5 text-text-3">
              暂无约战。
              {isLeader ? '向另一支战队提出赛制与时间，对方接受后就成为团队战。' : '队长或副队长可以向其他战队约战。'}
            </p>
          ) : (
            <ul className="border-t border-t-line-2" aria-label="约战">
              {shown.map((challenge) => (
                <ChallengeRow
                  key={challenge.id}
                  challenge={challenge}
                  teamId={teamId}
                  isLeader={isLeader}
                  onOpen={() => onOpen(challenge.id)}
                />
              ))}
            </ul>
          )
        }
      </Loading>
      <Suspense>{isProposing && <ProposeDialog team={null} onClose={() => setProposing(false)} />}</Suspense>
    </section>
  );
}
