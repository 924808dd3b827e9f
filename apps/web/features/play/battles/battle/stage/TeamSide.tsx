import type { BattleTeamView } from '@pailei/contracts/play/battles/battle-views';
import type { Side } from '@pailei/domain/series/sides';
import { Link } from 'react-router-dom';

import { teamPath } from '../../../../../shared/links/links.ts';
import { cx } from '../../../../../shared/ui/layout/cx.ts';
import { Crest } from '../../../../../shared/ui/marks/crest/Crest.tsx';

const SIDES: Record<Side, string> = { a: '', b: 'flex-row-reverse text-right' };

/** A team of the stage: crest, name, and what it needs or has left. */
export function TeamSide({ side, team, note }: { side: Side; team: BattleTeamView; note: string | null }) {
  return (
    <div
      className={cx(
        'flex min-w-0 items-center gap-4.5 max-[1500px]:flex-col max-[1500px]:gap-1.5 max-[1500px]:text-center',
        SIDES[side],
      )}
    >
      <Crest crest={team.crest} size="l" className="max-tablet:size-11" />
      <div className="min-w-0 max-[1500px]:w-full">
        <Link
          className="block truncate text-[34px]/11 font-bold hover:text-zhu-text max-wide:text-[26px]/9 max-tablet:text-18/6 max-[359px]:text-14/6"
          to={teamPath(team.id)}
          title={team.name}
          data-part="team-name"
        >
          {team.name}
        </Link>
        <span className="block h-5 text-13 text-text-2">{note}</span>
      </div>
    </div>
  );
}
