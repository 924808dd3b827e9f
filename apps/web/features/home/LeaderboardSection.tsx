import './leaderboard.css';

import type { LeaderboardRow } from '@pailei/contracts/leaderboard';
import { LEADERBOARD_DAYS } from '@pailei/domain/leaderboard';
import { useState } from 'react';

import { Avatar } from '../../shared/ui/Avatar.tsx';
import { cx } from '../../shared/ui/cx.ts';
import { Empty, LoadFailed } from '../../shared/ui/Empty.tsx';
import { SectionHeader } from '../../shared/ui/PageHeader.tsx';
import { Loading, SkeletonRows } from '../../shared/ui/Skeleton.tsx';
import { Tag } from '../../shared/ui/Tag.tsx';
import { useLeaderboard } from './home.api.ts';

const SHORT = 8;
const LONG = 50;

/** The players of the last 90 days by the places they reached. */
export function LeaderboardSection({ myId }: { myId: string | null }) {
  const [limit, setLimit] = useState(SHORT);
  const { data, isError, refetch } = useLeaderboard(limit);
  const isLong = limit === LONG;
  const more = data && data.total > SHORT && (
    <button type="button" className="lnk" aria-expanded={isLong} onClick={() => setLimit(isLong ? SHORT : LONG)}>
      {isLong ? '收起' : `前 ${Math.min(LONG, data.total)} 名`}
    </button>
  );
  return (
    <section>
      <SectionHeader title="排行榜" meta={`近 ${LEADERBOARD_DAYS} 天`} action={more} />
      {data?.is_demo && (
        <p className="row s13 t3 mb-2">
          <Tag>演示</Tag>
          还没有结束的正式赛事，先按演示赛事计算
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

/** The visitor’s own line stands at the end where it is not among those listed. */
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
    <ol className="ldb">
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
    <li className={cx(isMe && 'me')}>
      <span className={cx('ldb__r num', rank <= 3 && 'r3')}>{rank}</span>
      <Avatar name={username} size={32} userId={account_id} />
      <span className="ldb__n">
        <b className="ell">{username}</b>
        <small className="ell">
          {wins} 胜 {losses} 负{titles > 0 && <span className="jin"> · {titles} 冠</span>}
        </small>
      </span>
      <Form results={row.form} />
      <span className="ldb__p">
        <b className="num">{points.toLocaleString('en')}</b>
        <small>积分</small>
      </span>
    </li>
  );
}

/** The last results as cards, the newest at the right. */
function Form({ results }: { results: readonly boolean[] }) {
  const words = results.map((isWin) => (isWin ? '胜' : '负')).join('');
  return (
    <span className="form" role="img" aria-label={words === '' ? '暂无战绩' : `近况，新的在前：${words}`}>
      {results.toReversed().map((isWin, index) => (
        <i key={index} className={isWin ? 'w' : 'l'} />
      ))}
    </span>
  );
}
