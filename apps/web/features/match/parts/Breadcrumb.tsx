import type { MatchInfo } from '@pailei/contracts/matches';
import { ChevronRight } from 'lucide-react';
import { Tag } from '../../../shared/ui/Tag.tsx';

export function Breadcrumb({ info }: { info: MatchInfo }) {
  return (
    <nav className="crumb" aria-label="位置">
      <a href="/solo-tournaments">个人赛</a>
      <ChevronRight size={12} />
      <a href={`/solo-tournaments/${info.tournament_id}`}>{info.tournament_name}</a>
      <ChevronRight size={12} />
      <span>{info.label}</span>
      {info.is_demo && <Tag isOutlined>演示</Tag>}
    </nav>
  );
}
