import type { TournamentState } from '@pailei/domain/tournament';
import { Link } from 'react-router-dom';

import { drawsPath } from '../../../app/links.ts';
import { isOver, useDraws } from '../draws/draws.api.ts';

const SHOWN_DIGITS = 16;

/** That the draws of the event can be checked, by what, and where. */
export function DrawsNote({ tournament }: { tournament: TournamentState }) {
  const { data } = useDraws(tournament);
  if (!data?.commitment) return null;
  return (
    <p className="t2 s13 mt-4">
      {isOver(tournament) ? '抽签所用的随机密钥已经公布。' : '抽签由赛事的随机密钥决定，结束后公布供所有人验证。'}
      承诺值 <code className="mono">{data.commitment.slice(0, SHOWN_DIGITS)}…</code>{' '}
      <Link className="lnk lnk--zhu" to={drawsPath(tournament.id)}>
        抽签验证
      </Link>
    </p>
  );
}
