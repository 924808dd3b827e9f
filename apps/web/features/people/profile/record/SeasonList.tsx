import { seasonPath, seasonTitle } from '@pailei/contracts/play/seasons/season-texts';

import { SeasonPlaces } from '../../../../shared/seasons/SeasonPlaces.tsx';
import { TextLink } from '../../../../shared/ui/actions/TextLink.tsx';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { Seal } from '../../../../shared/ui/marks/Seal.tsx';
import { usePlayerSeasons } from '../profile.api.ts';

/** Where the player stands or stood in every season, and the seasons that they have won with a team. */
export function SeasonList({ playerId }: { playerId: string }) {
  const { data } = usePlayerSeasons(playerId);
  if (!data || data.items.length + data.team_titles.length === 0) return null;
  return (
    <section aria-label="赛季名次">
      <SectionHeader title="赛季名次" />
      <SeasonPlaces places={data.items} kind="account" />
      <ul>
        {data.team_titles.map((season) => (
          <li key={season.number} className="flex items-center gap-3 border-b border-line-1 py-2.5 text-13">
            <span className="min-w-0 flex-1">
              <TextLink className="truncate" to={seasonPath(season.number)}>
                {seasonTitle(season)} 战队冠军
              </TextLink>
              <span className="block truncate text-12 text-text-3">随 {season.team.name} 夺冠</span>
            </span>
            <Seal mark="冠" isSolid />
          </li>
        ))}
      </ul>
    </section>
  );
}
