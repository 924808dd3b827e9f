import type { PlayerPenalty } from '@pailei/contracts/play/penalties/penalties.api';

import { matchHref, placePath, rulesPath } from '../links/links.ts';
import { PENALTY_NAMES } from '../match/series-labels.ts';
import { TextAnchor } from '../ui/actions/TextButton.tsx';
import { TextLink } from '../ui/actions/TextLink.tsx';
import { Tag } from '../ui/marks/Tag.tsx';
import { Time } from '../ui/time/Time.tsx';
import { isMild, penaltyEffect } from './penalty-texts.ts';

/** What somebody was given, the newest first: where, what for, by whom, what follows, and whether it still counts. */
export function PenaltyList({ penalties }: { penalties: readonly PlayerPenalty[] }) {
  return (
    <ul aria-label="判罚" className="border-t border-t-line-2">
      {penalties.map((one) => (
        <PenaltyItem key={`${one.given_at} ${one.kind} ${one.match_id} ${one.tournament_id}`} penalty={one} />
      ))}
    </ul>
  );
}

function PenaltyItem({ penalty }: { penalty: PlayerPenalty }) {
  const { tournament_id, tournament_name, kind, reason, given_by, given_at, withdrawn_at } = penalty;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-b border-b-line-1 py-3 wrap-anywhere">
      <span className="min-w-0">
        <TextLink to={placePath(penalty)}>{tournament_name}</TextLink>
        <PlaceInEvent penalty={penalty} />
      </span>
      <span className="flex flex-wrap items-start justify-end gap-1.5">
        {withdrawn_at !== null && <Tag isOutlined>已撤销</Tag>}
        <Tag {...(isMild(kind) || withdrawn_at !== null ? {} : { tone: 'huang' as const })}>{PENALTY_NAMES[kind]}</Tag>
      </span>
      <p className="col-span-2">{reason}</p>
      <p className="col-span-2 text-13 text-text-3">
        {given_by !== null && `裁判 ${given_by} · `}
        <Time iso={given_at} /> · {penaltyEffect(penalty)}
        {withdrawn_at !== null && (
          <>
            {' · '}
            <Time iso={withdrawn_at} /> 撤销
          </>
        )}
        {tournament_id !== null && (
          <>
            {' · '}
            <TextLink to={rulesPath(tournament_id)}>赛事规则</TextLink>
          </>
        )}
      </p>
    </li>
  );
}

function PlaceInEvent({ penalty }: { penalty: PlayerPenalty }) {
  const { match_id, tournament_id, battle_id, label, game_number } = penalty;
  if (match_id === null) return <> · 整场赛事</>;
  return (
    <>
      {' · '}
      <TextAnchor href={matchHref({ match_id, tournament_id, battle_id })}>{label ?? '场次'}</TextAnchor>
      {game_number !== null && ` · 第 ${game_number} 局`}
    </>
  );
}
