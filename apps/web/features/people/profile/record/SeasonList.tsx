import { seasonPath, seasonTitle } from '@pailei/contracts/play/seasons/season-texts';

import { TextLink } from '../../../../shared/ui/actions/TextLink.tsx';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { Seal } from '../../../../shared/ui/marks/Seal.tsx';
import { usePlayerSeasons } from '../profile.api.ts';

/** Where the player stands or stood in every season, newest first; a title is a trophy. */
export function SeasonList({ playerId }: { playerId: string }) {
  const { data } = usePlayerSeasons(playerId);
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-label="赛季名次">
      <SectionHeader title="赛季名次" />
      <ul className="border-t border-line-1">
        {data.items.map((season) => (
          <li key={season.number} className="flex items-center gap-3 border-b border-line-1 py-2.5 text-13">
            <span className="min-w-0 flex-1">
              <TextLink className="truncate" to={season.closed_at === null ? '/season' : seasonPath(season.number)}>
                {seasonTitle(season)}
              </TextLink>
              <span className="block text-12 text-text-3">
                {season.closed_at === null && '目前'}第 {season.rank} 名 · 共 {season.total} 人
              </span>
            </span>
            {season.is_champion && <Seal mark="冠" isSolid />}
            <b className="w-16 text-right font-num text-14">{season.points.toLocaleString('en-US')}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
