import type { ChampionPageView, ChampionView } from '@pailei/contracts/play/seasons/season-champions';

import ringArt from '../../../../shared/assets/art/ring-gold.svg';
import { cx } from '../../../../shared/ui/layout/cx.ts';
import { Stage } from '../../../../shared/ui/layout/Stage.tsx';
import { Avatar } from '../../../../shared/ui/marks/Avatar.tsx';
import { Crest } from '../../../../shared/ui/marks/crest/Crest.tsx';
import { Seal } from '../../../../shared/ui/marks/Seal.tsx';
import { formatDate } from '../../../../shared/ui/time/time.format.ts';
import { ChampionMark } from './ChampionMark.tsx';
import styles from './ChampionStage.module.css';

/** Who won the season, in the ring whose ropes are gold; a team with its roster. */
export function ChampionStage({ page, champion }: { page: ChampionPageView; champion: ChampionView | null }) {
  return (
    <Stage label="赛季冠军" kind="honour" ring={ringArt} className={cx(styles.stage)}>
      <p className="flex w-full flex-wrap justify-between gap-x-6 text-13 text-text-2">
        <span>
          <b className="text-text-1">S{page.number}</b> {formatDate(page.starts_at)} – {formatDate(page.ends_at)}
        </span>
        <span>
          {page.players} 名选手{page.teams > 0 && ` · ${page.teams} 支战队`} · {page.events} 项赛事
        </span>
      </p>
      <span className="relative mt-5 drop-shadow-[0_18px_34px_rgba(0,0,0,0.55)]">
        <ChampionMark champion={champion} isTeam={page.team !== null} size="hero" />
        {champion && <Seal mark="冠" size="lg" isSolid className="absolute -right-1 -bottom-1" />}
      </span>
      <p className="mt-5 text-20 tracking-[0.34em] text-jin-text max-tablet:text-16">{page.name} 冠军</p>
      <h1 className="text-[64px]/20 font-bold tracking-[0.08em] wrap-anywhere max-tablet:text-[40px]/14">
        {champion?.name ?? '并列第一，没有冠军'}
      </h1>
      {champion && <FinalScore champion={champion} />}
      {page.team && page.account && <p className="text-13 text-text-2">选手冠军 {page.account.name}</p>}
      {champion && champion.roster.length > 0 && <Roster champion={champion} />}
    </Stage>
  );
}

function FinalScore({ champion }: { champion: ChampionView }) {
  const final = champion.road.findLast(({ is_final }) => is_final);
  if (!final) return null;
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-4 text-text-2">
      {final.label}
      <b className="font-num text-[36px]/11 text-text-1" role="img" aria-label={`${final.wins} 比 ${final.losses}`}>
        <span className="text-jin-text">{final.wins}</span> : {final.losses}
      </b>
      <span className="inline-flex items-center gap-2">
        {final.opponent_crest && <Crest crest={final.opponent_crest} size="xs" />}
        {final.opponent}
      </span>
    </p>
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
