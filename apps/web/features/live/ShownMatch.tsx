import type { MatchSnapshot } from '@pailei/contracts/matches';
import type { ReactNode } from 'react';

import { matchViewHref } from '../../app/links.ts';
import { Avatar } from '../../shared/ui/Avatar.tsx';
import { AnchorButton } from '../../shared/ui/Button.tsx';
import { Score } from '../../shared/ui/Score.tsx';
import { LiveBadge, StatusMark } from '../../shared/ui/StatusMark.tsx';
import { isLive, stateMark } from '../match/model/series-state.ts';
import { HiddenScore } from './HiddenScore.tsx';
import { useSpoiler } from './spoilers.ts';

/** Under the player: the match that is shown, with its score. */
export function ShownMatch({ match: { info, series }, menu }: { match: MatchSnapshot; menu: ReactNode }) {
  const { a, b } = series.sides;
  const { isHidden, reveal } = useSpoiler(info.id);
  const mark = stateMark(series.status, series.step);
  return (
    <section className="lvb" aria-label="正在播出的对局">
      <div className="lvb__p">
        <Avatar name={a.name} size={40} userId={info.players.a} />
        <b className="ell">{a.name}</b>
      </div>
      <div className="lvb__s">
        {isHidden ? <HiddenScore of={`${a.name} 对 ${b.name}`} onReveal={reveal} /> : <Score a={a.wins} b={b.wins} />}
      </div>
      <div className="lvb__p lvb__p--b">
        <Avatar name={b.name} size={40} userId={info.players.b} />
        <b className="ell">{b.name}</b>
      </div>
      <div className="lvb__i">
        {isLive(series.status) ? <LiveBadge /> : <StatusMark {...mark} />}
        <span className="t2 s13 ell">{`${info.tournament_name} · ${info.label} · BO${series.settings.best_of}`}</span>
        <span className="row">
          <AnchorButton variant="ghost" size="sm" href={matchViewHref(info.tournament_id, info.id)}>
            看现场
          </AnchorButton>
          {menu}
        </span>
      </div>
    </section>
  );
}
