import type { MatchCase, StaffCase } from '@pailei/contracts/play/staff/staff-shapes';
import { caseKey } from '@pailei/contracts/play/staff/staff.fold';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { LiveConnection } from '../../../shared/live/LiveConnection.tsx';
import { useStaff } from '../../../shared/live/useTopics.ts';
import { useAtomValue } from '../../../shared/state/jotai.ts';
import { userAtom } from '../../../shared/state/session.atoms.ts';
import { Empty } from '../../../shared/ui/feedback/Empty.tsx';
import { PageHeader, SectionHeader } from '../../../shared/ui/layout/PageHeader.tsx';
import { Loading, SkeletonRows } from '../../../shared/ui/feedback/Skeleton.tsx';
import { CorrectionDialog } from '../../../shared/rulings/CorrectionDialog.tsx';
import { RulingDialog } from '../../../shared/rulings/RulingDialog.tsx';
import { AbsenceRow } from './AbsenceRow.tsx';
import { CallRow } from './CallRow.tsx';
import { isOwnCall, isOwnCase } from './case-labels.ts';
import { ChatReportRow } from './ChatReportRow.tsx';
import { CaseRow } from './CaseRow.tsx';

/** What waits for a referee in all events, the oldest first. */
export function RefereePage() {
  const { state } = useStaff();
  return (
    <>
      <PageHeader
        title="裁判台"
        intro="争议、异议、没有通知到的缺席、团队战的呼叫与被举报的消息，等得最久的在前。"
        actions={<LiveConnection />}
      />
      <Loading isLoading={state === null} skeleton={<SkeletonRows count={4} />}>
        {() => state && <CaseList cases={state.cases} />}
      </Loading>
    </>
  );
}

function CaseList({ cases }: { cases: readonly StaffCase[] }) {
  const user = useAtomValue(userAtom);
  const [search] = useSearchParams();
  const [decided, setDecided] = useState<MatchCase | null>(null);
  const close = () => setDecided(null);
  return (
    <section>
      <SectionHeader title="待裁" meta={`${cases.length} 件`} />
      {cases.length === 0 ? (
        <Empty art="ring" title="暂无待裁">
          出现争议、异议或呼叫时，这里立即显示，并有提示音。
        </Empty>
      ) : (
        <ol className="border-t border-t-line-2">
          {cases.map((one) =>
            one.kind === 'call' ? (
              <CallRow key={caseKey(one)} one={one} isOwn={isOwnCall(one, user?.team_id)} />
            ) : one.kind === 'absence' ? (
              <AbsenceRow key={caseKey(one)} one={one} isOwn={isOwnCase(one, user?.id)} />
            ) : one.kind === 'chat_report' ? (
              <ChatReportRow key={caseKey(one)} one={one} />
            ) : (
              <CaseRow
                key={caseKey(one)}
                one={one}
                isOwn={isOwnCase(one, user?.id)}
                isPointedAt={search.get('match') === one.match_id}
                onDecide={() => setDecided(one)}
              />
            ),
          )}
        </ol>
      )}
      {decided?.kind === 'dispute' && <RulingDialog matchId={decided.match_id} onClose={close} />}
      {decided?.kind === 'objection' && (
        <CorrectionDialog matchId={decided.match_id} gameNumber={decided.game_number} onClose={close} />
      )}
    </section>
  );
}
