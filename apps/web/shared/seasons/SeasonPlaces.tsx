import { seasonPath, seasonTitle } from '@pailei/contracts/play/seasons/season-texts';
import type { SeasonPlace } from '@pailei/contracts/play/seasons/seasons.api';
import type { CompetitorKind } from '@pailei/domain/seasons/types';

import { TextLink } from '../ui/actions/TextLink.tsx';
import { Seal } from '../ui/marks/Seal.tsx';

type Props = { places: readonly SeasonPlace[]; kind: CompetitorKind };

/** Where the running season's table of a kind is read. */
const TABLE_PATHS: Record<CompetitorKind, string> = { account: '/season', team: '/season?table=team' };
const COUNTERS: Record<CompetitorKind, string> = { account: '人', team: '队' };

/** Where somebody stands or stood in seasons, newest first; a title is a trophy. */
export function SeasonPlaces({ places, kind }: Props) {
  return (
    <ul className="border-t border-line-1">
      {places.map((season) => (
        <li key={season.number} className="flex items-center gap-3 border-b border-line-1 py-2.5 text-13">
          <span className="min-w-0 flex-1">
            <TextLink
              className="truncate"
              to={season.closed_at === null ? TABLE_PATHS[kind] : seasonPath(season.number)}
            >
              {seasonTitle(season)}
            </TextLink>
            <span className="block text-12 text-text-3">
              {season.closed_at === null && '目前'}第 {season.rank} 名 · 共 {season.total} {COUNTERS[kind]}
            </span>
          </span>
          {season.is_champion && <Seal mark="冠" isSolid />}
          <b className="w-16 text-right font-num text-14">{season.points.toLocaleString('en-US')}</b>
        </li>
      ))}
    </ul>
  );
}
