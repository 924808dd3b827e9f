import type { MatchInfo } from '@pailei/contracts/play/matches/matches.api';
import { ChevronRight } from 'lucide-react';
import { placeOf, placePath } from '../../../../shared/links/links.ts';
import { Tag } from '../../../../shared/ui/marks/Tag.tsx';

const STEP = 'hover:text-text-1 max-tablet:leading-10';

export function Breadcrumb({ info }: { info: MatchInfo }) {
  return (
    <nav className="flex min-w-0 items-center gap-1.5 text-12 whitespace-nowrap text-text-3" aria-label="位置">
      <a className={`${STEP} max-[561px]:hidden`} href={info.battle === null ? '/solo-tournaments' : '/teams/battles'}>
        {info.battle === null ? '个人赛' : '团队战'}
      </a>
      <ChevronRight className="max-[561px]:hidden" size={12} />
      <a className={`${STEP} min-w-0 truncate`} href={placePath(placeOf(info))}>
        {info.tournament_name}
      </a>
      <ChevronRight size={12} />
      <span className="min-w-0 truncate">{info.label}</span>
      {info.is_demo && <Tag isOutlined>演示</Tag>}
    </nav>
  );
}
