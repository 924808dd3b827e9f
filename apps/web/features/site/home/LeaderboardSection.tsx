import type { LeaderboardRow } from '@pailei/contracts/people/leaderboard/leaderboard.api';
import { LEADERBOARD_DAYS } from '@pailei/domain/leaderboard/leaderboard';
import { useState } from 'react';

import { TextButton } from '../../../shared/ui/actions/TextButton.tsx';
import { Avatar } from '../../../shared/ui/marks/Avatar.tsx';
import { cx } from '../../../shared/ui/layout/cx.ts';
import { Empty, LoadFailed } from '../../../shared/ui/feedback/Empty.tsx';
import { SectionHeader } from '../../../shared/ui/layout/PageHeader.tsx';
import { Loading, SkeletonRows } from '../../../shared/ui/feedback/Skeleton.tsx';
import { Tag } from '../../../shared/ui/marks/Tag.tsx';
import { useLeaderboard } from './home.api.ts';

export const SHORT_LENGTH = 8;
const LONG_LENGTH = 50;
/** The first places are set in gold. */
const GOLD_RANKS = 3;

const ROW =
  'lazy-row grid h-14.5 grid-cols-[26px_32px_minmax(0,1fr)_auto_60px] items-center gap-2.5 border-b border-b-line-1';
const MY_ROW = 'bg-[linear-gradient(90deg,transparent,var(--pl-hover)_20%,var(--pl-hover)_80%,transparent)]';

/** The players of the last 90 days by the places they reached. */
export function LeaderboardSection({ myId }: { myId: string | null }) {
  const [limit, setLimit] = useState(SHORT_LENGTH);
  const { data, isError, refetch } = useLeaderboard(limit);
  const isLong = limit === LONG_LENGTH;
  const more = data && data.total > SHORT_LENGTH && (
    <TextButton aria-expanded={isLong} onClick={() => setLimit(isLong ? SHORT_LENGTH : LONG_LENGTH)}>
      {isLong ? '收起' : `前 ${Math.min(LONG_LENGTH, data.total)} 名`}
    </TextButton>
  );
  return (
    <section>
      <SectionHeader title="排行榜" meta={`近 ${LEADERBOARD_DAYS} 天`} action={more} />
      {data?.is_demo && (
        <p className="mb-2 flex items-center gap-2 text-13 text-text-3">
          <Tag>演示</Tag>
          暂无已完赛的正式赛事，先按演示赛事统计
        </p>
      )}
      {isError ? (
        <LoadFailed message="排行榜暂时没有加载出来" onRetry={() => void refetch()} />
      ) : (
        <Loading isLoading={data === undefined} skeleton={<SkeletonRows count={6} />}>
          {() => data && <Rows rows={data.items} me={data.me} myId={myId} />}
        </Loading>
      )}
    </section>
  );
}

type RowsProps = { rows: readonly LeaderboardRow[]; me: LeaderboardRow | null; myId: string | null };

/** The visitor’s own line comes last where it is not among those listed. */
function Rows({ rows, me, myId }: RowsProps) {
  if (rows.length === 0) {
    return (
      <Empty art="card" title="暂无榜单">
        近 {LEADERBOARD_DAYS} 天还没有结束的赛事。
      </Empty>
    );
  }
  const isListed = rows.some(({ account_id }) => account_id === myId);
  return (
    <ol className="border-t border-t-line-2">
      {rows.map((row) => (
        <Row key={row.account_id} row={row} isMe={row.account_id === myId} />
      ))}
      {me && !isListed && <Row row={me} isMe />}
    </ol>
  );
}

function Row({ row, isMe }: { row: LeaderboardRow; isMe: boolean }) {
  const { account_id, rank, username, wins, losses, titles, points } = row;
  return (
    <li className={cx(ROW, isMe && MY_ROW)}>
      <span
        className={cx(
          'font-num font-semibold',
          rank <= GOLD_RANKS ? 'text-[24px] text-jin-text' : 'text-[20px] text-text-3',
        )}
      >
        {rank}
      </span>
      <Avatar name={username} size={32} userId={account_id} />
      <span className="min-w-0 leading-4.5">
        <b className="block truncate font-medium">
          {username}
          {isMe && <span className="ml-1.5 text-12 font-normal text-zhu-text">你</span>}
        </b>
        <small className="block truncate text-text-3">
          {wins} 胜 {losses} 负{titles > 0 && <span className="text-jin-text"> · {titles} 冠</span>}
        </small>
      </span>
      <Form results={row.form} />
      <span className="text-right leading-4.5">
        <b className="block font-num text-[18px]">{points.toLocaleString('en')}</b>
        <small className="text-text-3">积分</small>
      </span>
    </li>
  );
}

/** The last results as cards, the newest at the right. */
function Form({ results }: { results: readonly boolean[] }) {
  const resultsText = results.map((isWin) => (isWin ? '胜' : '负')).join('');
  return (
    <span
      className="inline-flex gap-0.5"
      role="img"
      aria-label={resultsText === '' ? '暂无战绩' : `近况，新的在前：${resultsText}`}
    >
      {results.toReversed().map((isWin, index) => (
        <i
          key={index}
          className={cx(
            'h-2 w-1.5 rounded-[1.5px]',
            isWin ? 'bg-jin-fill' : 'shadow-[inset_0_0_0_1.2px_var(--pl-line-control)]',
          )}
        />
      ))}
    </span>
  );
}
