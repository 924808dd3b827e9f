import type { BattleSummary } from '@pailei/contracts/play/battles/battle-views';
import { Link } from 'react-router-dom';

import { battleMark, isBattleLive } from '../../../shared/battles/battle-mark.ts';
import { lineScore } from '../../../shared/battles/battle-lines.ts';
import { useBattleList } from '../../../shared/battles/battles.api.ts';
import { battlePath, boardViewHref } from '../../../shared/links/links.ts';
import { HiddenScore } from '../../../shared/spoilers/HiddenScore.tsx';
import { useSpoiler } from '../../../shared/spoilers/useSpoiler.ts';
import { StatusMark } from '../../../shared/ui/marks/StatusMark.tsx';
import { Tag } from '../../../shared/ui/marks/Tag.tsx';
import { LiveRow, type RoomContext } from './LiveRow.tsx';

const BATTLES_SHOWN = 4;

/** The battles that run, with the boards that are being played; nothing where none does. */
export function LiveBattles(context: RoomContext) {
  const battles = useBattleList().state?.battles.filter(({ status }) => isBattleLive(status)) ?? [];
  return battles.slice(0, BATTLES_SHOWN).map((line) => <LiveBattle key={line.id} line={line} {...context} />);
}

function LiveBattle({ line, ...context }: RoomContext & { line: BattleSummary }) {
  const { id, teams, status, running, is_demo } = line;
  const { isHidden, reveal } = useSpoiler(id);
  const name = `${teams.a.name} 对 ${teams.b.name}`;
  const score = lineScore(line);
  return (
    <div className="mb-6">
      <h3 className="mb-2 flex items-center gap-2 text-14 font-medium">
        <Link className="min-w-0 truncate hover:text-zhu-text max-tablet:leading-10" to={battlePath(id)}>
          {name}
        </Link>
        <span className="flex flex-none items-center gap-2">
          {is_demo && <Tag>演示</Tag>}
          {isHidden ? <HiddenScore of={name} onReveal={reveal} /> : score && <Tag>{`${score.a} : ${score.b}`}</Tag>}
        </span>
      </h3>
      {running.length === 0 && <p className="text-13 text-text-3">下一台尚未开始</p>}
      <ul className="border-t border-t-line-2">
        {running.map((board) => (
          <LiveRow
            key={board.match_id}
            matchId={board.match_id}
            href={boardViewHref(board.match_id)}
            label={`第 ${board.number} 台`}
            mark={<StatusMark {...battleMark(status)} />}
            sides={board.players}
            wins={board.score}
            {...context}
          />
        ))}
      </ul>
    </div>
  );
}
