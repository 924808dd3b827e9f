import type { ChampionPageView, ChampionView } from '@pailei/contracts/play/seasons/season-champions';

import { cx } from '../../../../shared/ui/layout/cx.ts';
import { Avatar } from '../../../../shared/ui/marks/Avatar.tsx';
import { Crest } from '../../../../shared/ui/marks/crest/Crest.tsx';
import { ChampionMark } from './ChampionMark.tsx';
import styles from './ChampionStage.module.css';
import { FinalScore, HonourStage } from './HonourStage.tsx';

/** Who won the season; a team with its roster. */
export function ChampionStage({ page, champion }: { page: ChampionPageView; champion: ChampionView | null }) {
  const counts = (
    <span>
      {page.players} 名选手{page.teams > 0 && ` · ${page.teams} 支战队`} · {page.events} 项赛事
    </span>
  );
  const mark = <ChampionMark champion={champion} isTeam={page.team !== null} size="hero" />;
  const final = champion?.road.findLast(({ is_final }) => is_final);
  const name = champion?.name ?? null;
  return (
    <HonourStage page={page} aside={counts} mark={mark} champion={name} className={cx(styles.stage)}>
      {final && (
        <FinalScore label={final.label} wins={final.wins} losses={final.losses}>
          <span className="inline-flex items-center gap-2">
            {final.opponent_crest && <Crest crest={final.opponent_crest} size="xs" />}
            {final.opponent}
          </span>
        </FinalScore>
      )}
      {page.team && page.account && <p className="text-13 text-text-2">选手冠军 {page.account.name}</p>}
      {champion && champion.roster.length > 0 && <Roster champion={champion} />}
    </HonourStage>
  );
}

function Roster({ champion: { roster } }: { champion: ChampionView }) {
  return (
    <ul className="mt-10 flex w-full max-w-270 flex-wrap items-start justify-evenly gap-x-6 gap-y-6">
      {roster.map(({ id, name, role }) => (
        <li key={id} className="grid min-w-24 justify-items-center gap-1 text-14">
          <span className="rounded-panel border-2 border-jin-line p-0.5">
            <Avatar name={name} size={56} userId={id} />
          </span>
          <b className="mt-2 max-w-32 truncate">{name}</b>
          {role === 'captain' && <small className="text-text-2">队长</small>}
        </li>
      ))}
    </ul>
  );
}
