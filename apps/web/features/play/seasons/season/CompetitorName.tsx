import type { Standing } from '@pailei/contracts/play/seasons/season-views';
import type { CompetitorKind } from '@pailei/domain/seasons/types';
import { Link } from 'react-router-dom';

import { playerPath, teamPath } from '../../../../shared/links/links.ts';
import { Avatar } from '../../../../shared/ui/marks/Avatar.tsx';
import { Crest } from '../../../../shared/ui/marks/crest/Crest.tsx';

type Props = { row: Standing; kind: CompetitorKind; isOwn: boolean };

/** A player with picture and team, or a team with its crest. */
export function CompetitorName({ row: { id, name, team_name, crest }, kind, isOwn }: Props) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      {kind === 'team' && crest ? (
        <Crest crest={crest} size="s" />
      ) : (
        <Avatar name={name} size={32} {...(kind === 'account' && { userId: id })} />
      )}
      <span className="min-w-0 max-w-44">
        <Link className="block truncate font-medium" to={kind === 'account' ? playerPath(id) : teamPath(id)}>
          {name}
          {isOwn && <span className="ml-1 text-12 text-zhu-text">你</span>}
        </Link>
        {team_name !== null && (
          <span className="flex min-w-0 items-center gap-1 text-12 text-text-3">
            {crest && <Crest crest={crest} size={null} className="size-4" />}
            <span className="truncate">{team_name}</span>
          </span>
        )}
      </span>
    </span>
  );
}
