import { UserRoundX } from 'lucide-react';

import { LiveConnection } from '../../../shared/live/LiveConnection.tsx';
import { asOfAtom } from '../../../shared/live/connection.atoms.ts';
import { liveClient } from '../../../shared/live/connection.ts';
import { useLobby, useSystem } from '../../../shared/live/useTopics.ts';
import { useAtomValue } from '../../../shared/state/jotai.ts';
import { userAtom } from '../../../shared/state/session.atoms.ts';
import { LoadFailed } from '../../../shared/ui/feedback/Empty.tsx';
import { Note } from '../../../shared/ui/feedback/Note.tsx';
import { PageHeader } from '../../../shared/ui/layout/PageHeader.tsx';
import { Loading, SkeletonRows } from '../../../shared/ui/feedback/Skeleton.tsx';
import { Steps } from '../../../shared/how-to/HowTo.tsx';
import { MyEntries } from '../../../shared/tournaments/entries/MyEntries.tsx';
import { useMyTournaments } from '../../../shared/tournaments/entries/entries.api.ts';
import { ComingDays } from './ComingDays.tsx';
import { OpenEvents } from './OpenEvents.tsx';

const STEPS = [
  { title: '注册账号', text: '用户名、邮箱和密码；在个人中心填写游戏 ID，对手凭它加你好友' },
  { title: '报名', text: '在下面挑一场赛事，名额满后可以排候补' },
  { title: '提交卡组', text: '从游戏里复制卡组码，数量按赛制，签到前都可以更换' },
  { title: '签到上场', text: '签到开放后在时限内签到，逾期视为缺席，名额让给候补' },
];

/** How to enter, what is open, and what comes in the next 30 days. */
export function RegistrationPage() {
  const user = useAtomValue(userAtom);
  const lobby = useLobby().state;
  const site = useSystem().state?.site;
  const isAway = useAtomValue(asOfAtom) !== null;
  const mine = useMyTournaments().data?.items;
  if (lobby === null && isAway) {
    return <LoadFailed message="网络连接失败，请检查网络设置" onRetry={() => liveClient().reconnect()} />;
  }
  return (
    <>
      <PageHeader
        title="报名"
        intro="四步上台。报名、卡组和签到都在赛事页面完成，人数和时限实时更新。"
        actions={<LiveConnection />}
      />
      {site && !site.registration_open && user === null && (
        <Note tone="huang" icon={<UserRoundX size={18} />} className="mb-6">
          <b>暂未开放注册</b>
          <span className="text-text-2"> · 已有账号可以登录后照常报名</span>
        </Note>
      )}
      <Steps title="怎么报名" steps={STEPS} />
      <MyEntries lines={mine} />
      <Loading isLoading={lobby === null} skeleton={<SkeletonRows count={6} />}>
        {() =>
          lobby && (
            <div className="grid grid-cols-main-rail gap-12 max-wide:grid-cols-1">
              <OpenEvents tournaments={lobby.tournaments} myIds={new Set(mine?.map(({ id }) => id))} />
              <ComingDays tournaments={lobby.tournaments} />
            </div>
          )
        }
      </Loading>
    </>
  );
}
