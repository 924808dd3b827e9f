import type { BattleTeamView } from '@pailei/contracts/play/battles/battle-views';

import { cx } from '../ui/layout/cx.ts';
import { Crest } from '../ui/marks/crest/Crest.tsx';

type TeamLineProps = {
  team: BattleTeamView;
  /** Null: not told. */
  score: number | null;
  isBeaten: boolean;
};

/** A team with its crest and score, as a line of a battle. */
export function TeamLine({ team, score, isBeaten }: TeamLineProps) {
  return (
    <span className={cx('flex h-7 min-w-0 items-center gap-2.5', isBeaten && 'text-text-3')}>
      <Crest crest={team.crest} size="xs" />
      <b className="min-w-0 flex-1 truncate font-medium" title={team.name}>
        {team.name}
      </b>
      <span className="w-6 text-right font-num text-20 font-semibold">{score}</span>
    </span>
  );
}
