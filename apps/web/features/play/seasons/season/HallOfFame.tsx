import { seasonPath } from '@pailei/contracts/play/seasons/season-texts';
import type { SeasonSummary } from '@pailei/contracts/play/seasons/season-views';

import { LinkButton } from '../../../../shared/ui/actions/Button.tsx';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { Stage } from '../../../../shared/ui/layout/Stage.tsx';
import { Avatar } from '../../../../shared/ui/marks/Avatar.tsx';
import { Seal } from '../../../../shared/ui/marks/Seal.tsx';

/** The champions of the seasons that are over, newest first. */
export function HallOfFame({ seasons }: { seasons: readonly SeasonSummary[] }) {
  const ended = seasons.filter(({ closed_at }) => closed_at !== null);
  if (ended.length === 0) return null;
  return (
    <div className="mt-12">
      <SectionHeader title="历届冠军" />
      <Stage label="历届冠军" kind="champion">
        <ul className="flex w-full flex-wrap items-start justify-center gap-x-16 gap-y-8">
          {ended.map((season) => (
            <Champion key={season.id} season={season} />
          ))}
        </ul>
      </Stage>
    </div>
  );
}

function Champion({ season: { number, name, champions } }: { season: SeasonSummary }) {
  const champion = champions.team ?? champions.account;
  return (
    <li className="grid justify-items-center gap-1.5">
      <span className="relative mb-2">
        <Avatar name={champion?.name ?? '—'} size={72} {...(champions.team ? {} : { userId: champion?.id })} />
        {champion && <Seal mark="冠" isSolid className="absolute -right-2 -bottom-2" />}
      </span>
      <span className="text-13 text-jin-text">
        <b className="font-num">S{number}</b> {name}
      </span>
      <b className="max-w-56 truncate text-20">{champion?.name ?? '并列第一，没有冠军'}</b>
      {champions.team && champions.account && (
        <span className="text-12 text-text-2">选手冠军 {champions.account.name}</span>
      )}
      <LinkButton variant="ghost" size="sm" to={seasonPath(number)}>
        看夺冠之路
      </LinkButton>
    </li>
  );
}
