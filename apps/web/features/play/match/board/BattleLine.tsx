import type { BattleSnapshot } from '@pailei/contracts/play/battles/battle-views';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { boardHeading } from '../../../../shared/battles/model/board-labels.ts';
import { battleMark } from '../../../../shared/battles/battle-mark.ts';
import { battleScore } from '../../../../shared/battles/model/battle-score.ts';
import { Crest } from '../../../../shared/ui/marks/crest/Crest.tsx';
import { StatusMark } from '../../../../shared/ui/marks/StatusMark.tsx';
import { MatchLink } from '../parts/tables/MatchLink.tsx';
import { neighbours } from './neighbours.ts';

type BattleLineProps = { battle: BattleSnapshot; matchId: string; path: string };

const LINE =
  'mb-3 grid min-h-14 grid-cols-[1fr_auto_1fr] items-center gap-x-4 rounded-panel bg-surface-1 px-4 max-tablet:min-h-24 max-tablet:grid-cols-2 max-tablet:px-3';
const STEP = 'flex h-10 items-center gap-1 text-13 whitespace-nowrap text-text-2 hover:text-zhu-text';

/** The battle that a board belongs to with its running score, and the boards on either side. One height, whatever it says. */
export function BattleLine({ battle: { info, battle }, matchId, path }: BattleLineProps) {
  const { a, b } = info.teams;
  const score = battleScore(battle);
  const { before, after } = neighbours(battle, matchId);
  return (
    <nav className={LINE} aria-label="所属团队战">
      <span className="max-tablet:row-start-2">
        {before && (
          <MatchLink matchId={before.match_id} className={STEP}>
            <ChevronLeft size={16} />
            {boardHeading(before)}
          </MatchLink>
        )}
      </span>
      <a
        className="flex h-14 min-w-0 items-center justify-center gap-2.5 hover:text-zhu-text max-tablet:col-span-2"
        href={path}
      >
        <Crest crest={a.crest} size="xs" />
        <b className="min-w-0 truncate font-semibold">{a.name}</b>
        <span className="font-num text-20 font-semibold whitespace-nowrap">{`${score.a} : ${score.b}`}</span>
        <b className="min-w-0 truncate font-semibold">{b.name}</b>
        <Crest crest={b.crest} size="xs" />
        <StatusMark {...battleMark(battle.status)} size="s" />
      </a>
      <span className="flex justify-end max-tablet:row-start-2">
        {after && (
          <MatchLink matchId={after.match_id} className={STEP}>
            {boardHeading(after)}
            <ChevronRight size={16} />
          </MatchLink>
        )}
      </span>
    </nav>
  );
}

/** As high as the line, until the battle is there: its match comes first. */
export function BattleLineSpace() {
  return <div className={LINE} />;
}
