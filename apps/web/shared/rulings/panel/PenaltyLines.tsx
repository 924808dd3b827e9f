import type { PlayerPenalty } from '@pailei/contracts/play/penalties/penalties.api';

import { messageOf } from '../../api/error-text.ts';
import { PENALTY_NAMES } from '../../match/series-labels.ts';
import { usePenalties } from '../../penalties/penalties.api.ts';
import { isMild } from '../../penalties/penalty-texts.ts';
import { Tag } from '../../ui/marks/Tag.tsx';
import { Time } from '../../ui/time/Time.tsx';

const SHOWN = 4;

/** A player's penalties, the newest first; the oldest of many are counted only. */
export function PenaltyLines({ accountId, name }: { accountId: string; name: string }) {
  const { data, error } = usePenalties(accountId);
  if (error) return <p className="py-2.5 text-13 text-yan-text">{messageOf(error)}</p>;
  const penalties = data?.penalties ?? [];
  const rest = penalties.length - SHOWN;
  return (
    <ul>
      {penalties.slice(0, SHOWN).map((one) => (
        <PenaltyLine key={`${one.given_at} ${one.kind} ${one.reason}`} one={one} name={name} />
      ))}
      {penalties.length === 0 && (
        <li className="border-b border-b-line-1 py-2.5 text-13 text-text-3">
          {data ? `${name} 没有判罚` : '正在读取判罚'}
        </li>
      )}
      {rest > 0 && <li className="border-b border-b-line-1 py-2.5 text-13 text-text-3">{`${name} 另有 ${rest} 次`}</li>}
    </ul>
  );
}

function PenaltyLine({ one, name }: { one: PlayerPenalty; name: string }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3 border-b border-b-line-1 py-2.5 text-13">
      <span className="wrap-anywhere">
        {name} {one.reason}
        <small className="block text-text-3">
          <Time iso={one.given_at} /> · {one.tournament_name}
          {one.given_by !== null && ` · ${one.given_by}`}
        </small>
      </span>
      {one.withdrawn_at === null ? (
        <Tag {...(isMild(one.kind) ? {} : { tone: 'huang' as const })}>{PENALTY_NAMES[one.kind]}</Tag>
      ) : (
        <Tag isOutlined>{PENALTY_NAMES[one.kind]} · 已撤销</Tag>
      )}
    </li>
  );
}
