import { battleFormatName } from '@pailei/contracts/play/battles/battle-names';
import type { BattleSummary } from '@pailei/contracts/play/battles/battle-views';
import { isBattleOver } from '@pailei/domain/battles/battle-over';

import { lineScore } from '../../../shared/battles/battle-lines.ts';
import { battleMark, isBattleLive, isUpcoming } from '../../../shared/battles/battle-mark.ts';
import { battlePath } from '../../../shared/links/links.ts';
import { HiddenScore } from '../../../shared/spoilers/HiddenScore.tsx';
import { useSpoiler } from '../../../shared/spoilers/useSpoiler.ts';
import { LinkButton } from '../../../shared/ui/actions/Button.tsx';
import { Crest } from '../../../shared/ui/marks/crest/Crest.tsx';
import { StatusMark } from '../../../shared/ui/marks/StatusMark.tsx';
import { Tag } from '../../../shared/ui/marks/Tag.tsx';
import { battleAt } from './schedule-rows.ts';
import { ScheduleLine } from './ScheduleLine.tsx';

type BattleScheduleRowProps = { battle: BattleSummary; isMine: boolean; hasDay: boolean };

/** A battle among the tournaments of the day. */
export function BattleScheduleRow({ battle, isMine, hasDay }: BattleScheduleRowProps) {
  const { id, teams, format, best_of, status, is_demo } = battle;
  const { isHidden, reveal } = useSpoiler(id);
  const isOver = isBattleOver(status);
  const name = `${teams.a.name} 对 ${teams.b.name}`;
  const score = isHidden ? null : lineScore(battle);
  return (
    <ScheduleLine
      at={battleAt(battle)}
      hasDay={hasDay}
      isMine={isMine && !isOver}
      isDone={isOver}
      title={
        <>
          <Crest crest={teams.a.crest} size="xs" />
          <b
            className="min-w-0 truncate font-medium max-[901px]:line-clamp-2 max-[901px]:whitespace-normal"
            title={name}
          >
            {name}
          </b>
          {is_demo && <Tag>演示</Tag>}
        </>
      }
      meta={`团队战 · ${battleFormatName(format)} · ${format.size} 人 · BO${best_of}`}
      state={score && <b className="font-num text-16 text-text-1">{`${score.a} : ${score.b}`}</b>}
      mark={<StatusMark {...battleMark(status)} />}
      action={
        isHidden && !isUpcoming(status) ? (
          <HiddenScore of={name} onReveal={reveal} />
        ) : (
          <LinkButton
            variant={isOver ? 'text' : 'ghost'}
            size="sm"
            to={battlePath(id)}
            aria-label={`${actionText(battle, isMine)}：${name}`}
          >
            <span className={isMine && !isOver ? 'text-zhu-text' : undefined}>{actionText(battle, isMine)}</span>
          </LinkButton>
        )
      }
    />
  );
}

function actionText({ status }: BattleSummary, isMine: boolean): string {
  if (isBattleOver(status)) return '看回放';
  if (isMine) return '进入';
  return isBattleLive(status) ? '观战' : '查看';
}
