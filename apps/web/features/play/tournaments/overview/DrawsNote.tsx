import type { TournamentState } from '@pailei/domain/tournament/types';

import { drawsPath } from '../../../../shared/links/links.ts';
import { TextLink } from '../../../../shared/ui/actions/TextLink.tsx';
import { isOver, useDraws } from '../draws/draws.api.ts';

const SHOWN_DIGITS = 16;

/** That the draws of the event can be checked, by what, and where. */
export function DrawsNote({ tournament }: { tournament: TournamentState }) {
  const { data, isPending } = useDraws(tournament);
  if (isPending) return <div className="mt-4 h-15" aria-hidden="true" />;
  if (!data?.commitment) return null;
  return (
    <p className="mt-4 text-13 text-text-2">
      {isOver(tournament) ? '抽签所用的随机密钥已经公布。' : '抽签由赛事的随机密钥决定，结束后公布供所有人验证。'}
      承诺值 <code className="font-mono text-12">{data.commitment.slice(0, SHOWN_DIGITS)}…</code>{' '}
      <TextLink tone="accent" to={drawsPath(tournament.id)}>
        抽签验证
      </TextLink>
    </p>
  );
}
