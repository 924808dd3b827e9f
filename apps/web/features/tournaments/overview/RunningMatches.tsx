import type { TournamentState } from '@pailei/domain/tournament';

import { matchViewHref } from '../../../app/links.ts';
import { Empty } from '../../../shared/ui/Empty.tsx';
import { SectionHeader } from '../../../shared/ui/PageHeader.tsx';
import { MatchRow } from '../MatchRow.tsx';
import { matchLabel, openMatches } from '../model/matches.ts';
import { nameOf } from '../model/people.ts';
import { useRulings } from '../staff/useRulings.tsx';
import { useFeatureMatch } from '../tournaments.api.ts';

const SHOWN = 10;

/** Every match without a result, the disputed ones first. */
export function RunningMatches({ tournament }: { tournament: TournamentState }) {
  const { isReferee, of, dialog } = useRulings(tournament);
  const feature = useFeatureMatch(tournament.id);
  const open = openMatches(tournament);
  const all = open.length > SHOWN && (
    <a className="lnk" href={matchViewHref(tournament.id)}>
      全部 {open.length} 桌
    </a>
  );
  return (
    <section>
      <SectionHeader title="正在进行" meta={`${open.length} 场`} action={all} />
      {open.length === 0 ? (
        <Empty art="ring" title="擂台空着">
          本轮已经打完，下一轮配对后这里会显示对局。
        </Empty>
      ) : (
        <ol className="oms">
          {open.slice(0, SHOWN).map((match) => (
            <MatchRow
              key={match.match_id}
              tournamentId={tournament.id}
              match={match}
              a={nameOf(tournament, match.a)}
              b={nameOf(tournament, match.b)}
              label={matchLabel(tournament, match)}
              {...of(match)}
              isFeatured={tournament.featured_match_id === match.match_id}
              onFeature={isReferee ? feature.mutate : undefined}
            />
          ))}
        </ol>
      )}
      {dialog}
    </section>
  );
}
