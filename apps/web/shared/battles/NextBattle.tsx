import { battleFormatName } from '@pailei/contracts/play/battles/battle-names';
import { CalendarPlus } from 'lucide-react';

import { battleCalendarHref, battlePath } from '../links/links.ts';
import { AnchorButton, LinkButton } from '../ui/actions/Button.tsx';
import { Crest } from '../ui/marks/crest/Crest.tsx';
import { timeText } from '../ui/time/day-text.ts';
import { Countdown } from '../ui/time/Countdown.tsx';
import { useBattles } from './battles.api.ts';

/** The battle that a team plays next, with what is left until then; nothing where none is agreed on. */
export function NextBattle({ teamId }: { teamId: string }) {
  const [next] = useBattles({ list: 'upcoming', team_id: teamId, limit: 1 }).lines;
  if (!next) return null;
  const { id, teams, format, best_of, starts_at } = next;
  return (
    <section className="rounded-panel border border-line-2 p-4" aria-label="下一场团队战">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="flex min-w-0 flex-1 items-center gap-2.5 max-tablet:basis-full">
          <Crest crest={teams.a.crest} size="xs" />
          <b className="min-w-0 truncate font-medium">{teams.a.name}</b>
          <span className="text-12 text-text-3">VS</span>
          <b className="min-w-0 truncate font-medium">{teams.b.name}</b>
          <Crest crest={teams.b.crest} size="xs" />
        </span>
        <span className="text-13 text-text-2">
          {battleFormatName(format)} · BO{best_of} · {timeText(starts_at)}，还有{' '}
          <Countdown dueAt={starts_at} isLabelled />
        </span>
        <span className="flex gap-2">
          <LinkButton variant="ghost" size="sm" to={battlePath(id)}>
            查看
          </LinkButton>
          <AnchorButton
            variant="text"
            size="sm"
            icon={<CalendarPlus size={14} />}
            href={battleCalendarHref(id)}
            download
          >
            加入日历
          </AnchorButton>
        </span>
      </div>
    </section>
  );
}
