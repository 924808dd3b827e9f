import type { TournamentState } from '@pailei/domain/tournament/types';

import { matchViewHref } from '../../../../shared/links/links.ts';
import { TextAnchor } from '../../../../shared/ui/actions/TextButton.tsx';
import { Empty } from '../../../../shared/ui/feedback/Empty.tsx';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { openMatches } from '../../../../shared/tournaments/matches.ts';
import { useHeldMatches } from '../../../../shared/tournaments/useHeldMatches.ts';
import { MatchRow } from '../MatchRow.tsx';
import { MatchRows } from '../MatchRowParts.tsx';
import { useRulings } from '../staff/useRulings.tsx';
import { useFeatureMatch } from '../tournaments.api.ts';

const SHOWN = 10;

/** The matches without a result, the disputed ones first; those that have just ended stay until others come. */
export function RunningMatches({ tournament }: { tournament: TournamentState }) {
  const { isReferee, of, dialog } = useRulings(tournament);
  const feature = useFeatureMatch(tournament.id);
  const matches = useHeldMatches(tournament, SHOWN);
  const openCount = openMatches(tournament).length;
  const all = openCount > SHOWN && <TextAnchor href={matchViewHref(tournament.id)}>全部 {openCount} 桌</TextAnchor>;
  return (
    <section>
      <SectionHeader title="本轮场次" meta={openCount > 0 ? `${openCount} 场进行中` : '等待下一轮'} action={all} />
      {matches.length === 0 ? (
        <Empty art="ring" title="擂台空着">
          配对后这里会显示场次。
        </Empty>
      ) : (
        <MatchRows>
          {matches.map((match) => (
            <MatchRow
              key={match.match_id}
              tournament={tournament}
              match={match}
              {...of(match)}
              isFeatured={tournament.featured_match_id === match.match_id}
              onFeature={isReferee ? feature.mutate : undefined}
            />
          ))}
        </MatchRows>
      )}
      {dialog}
    </section>
  );
}
