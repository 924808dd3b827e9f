import type { ChampionPageView, ChampionView } from '@pailei/contracts/play/seasons/season-champions';

import { Stage } from '../../../../shared/ui/layout/Stage.tsx';
import { Avatar } from '../../../../shared/ui/marks/Avatar.tsx';
import { Seal } from '../../../../shared/ui/marks/Seal.tsx';
import { formatDate } from '../../../../shared/ui/time/time.format.ts';

/** Who won the season, in gold; a team with its roster. */
export function ChampionStage({ page, champion }: { page: ChampionPageView; champion: ChampionView | null }) {
  const final = champion?.road.findLast(({ is_final }) => is_final);
  return (
    <Stage label="赛季冠军" kind="champion">
      <p className="flex w-full flex-wrap justify-between gap-x-6 text-13 text-text-2">
        <span>
          <b className="text-text-1">S{page.number}</b> {formatDate(page.starts_at)} – {formatDate(page.ends_at)}
        </span>
        <span>
          {page.players} 名选手{page.teams > 0 && ` · ${page.teams} 支战队`} · {page.events} 项赛事
        </span>
      </p>
      <span className="relative my-4">
        <Avatar
          name={champion?.name ?? '—'}
          size={112}
          phoneSize={88}
          {...(page.team ? {} : { userId: champion?.id })}
        />
        {champion && <Seal mark="冠" size="lg" isSolid className="absolute -right-3 -bottom-3" />}
      </span>
      <p className="text-16 text-jin-text">{page.name} 冠军</p>
      <h1 className="text-[56px]/16 font-semibold wrap-anywhere max-tablet:text-30">
        {champion?.name ?? '并列第一，没有冠军'}
      </h1>
      {final && (
        <p className="flex items-baseline gap-3 text-text-2">
          {final.label}
          <b className="font-num text-30 text-text-1">
            <span className="text-jin-text">{final.wins}</span> : {final.losses}
          </b>
          {final.opponent}
        </p>
      )}
      {page.team && page.account && <p className="text-13 text-text-2">选手冠军 {page.account.name}</p>}
      {champion && champion.roster.length > 0 && (
        <ul className="mt-6 flex flex-wrap justify-center gap-x-10 gap-y-4">
          {champion.roster.map((member) => (
            <li key={member.id} className="grid justify-items-center gap-1.5 text-13">
              <Avatar name={member.name} size={48} userId={member.id} />
              {member.name}
            </li>
          ))}
        </ul>
      )}
    </Stage>
  );
}
