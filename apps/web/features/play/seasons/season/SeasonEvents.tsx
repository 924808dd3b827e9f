import type { SeasonEvent } from '@pailei/contracts/play/seasons/season-views';
import { TIER_NAMES } from '@pailei/contracts/play/seasons/season-texts';
import { TOURNAMENT_STATUS_NAMES } from '@pailei/contracts/play/tournaments/tournament-names';
import type { FormulaVersion } from '@pailei/domain/seasons/types';

import { TextLink } from '../../../../shared/ui/actions/TextLink.tsx';
import { SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { Tag } from '../../../../shared/ui/marks/Tag.tsx';
import { dayText } from '../../../../shared/ui/time/time.format.ts';
import { useSeasonEvents } from '../seasons.api.ts';
import { newestOf } from './season-model.ts';

type Props = { number: number; version: number; versions: readonly FormulaVersion[] };

/** What counts in the season: still to be played first, then what is over. */
export function SeasonEvents({ number, version, versions }: Props) {
  const { data } = useSeasonEvents(number, version);
  const events = (data?.items ?? []).filter(({ is_excluded }) => !is_excluded);
  const open = events.filter(({ status }) => status !== 'finished' && status !== 'cancelled');
  const over = events.filter(({ status }) => status === 'finished').toReversed();
  return (
    <section aria-label="计分赛事">
      <SectionHeader
        title="计分赛事"
        meta={data && (open.length > 0 ? `还有 ${open.length} 项` : `共 ${events.length} 项`)}
      />
      {!data && <SkeletonRows count={4} />}
      {data && events.length === 0 && <p className="text-13 text-text-3">暂无计分赛事，赛季期间的赛事会列在这里。</p>}
      <ul className="border-t border-line-1">
        {[...open, ...over].slice(0, 8).map((event) => (
          <EventLine key={event.id} event={event} versions={versions} />
        ))}
      </ul>
    </section>
  );
}

function EventLine({ event, versions }: { event: SeasonEvent; versions: readonly FormulaVersion[] }) {
  const formula = newestOf(versions)?.formulas.account;
  const first = formula?.places[0]?.points ?? 0;
  const at = event.starts_at ?? event.finished_at;
  const isOver = event.status === 'finished';
  return (
    <li className="grid grid-cols-[48px_minmax(0,1fr)_auto] items-baseline gap-x-3 border-b border-line-1 py-2.5 text-13">
      <span className="font-num font-semibold">{at ? dayText(at) : '—'}</span>
      <span className="min-w-0">
        <span className="flex min-w-0 items-center gap-2">
          <Tag isOutlined>{TIER_NAMES[event.tier]}</Tag>
          <TextLink className="truncate" to={`/solo-tournaments/${event.id}`}>
            {event.name}
          </TextLink>
        </span>
        <span className="block truncate text-12 text-text-3">
          {isOver && event.champion ? `冠军 ${event.champion}` : TOURNAMENT_STATUS_NAMES[event.status]}
        </span>
      </span>
      <span className="text-right">
        {isOver ? (
          <span className="text-12 text-text-3">{event.is_counted ? '已计入' : '计入中'}</span>
        ) : (
          <>
            <b className="block font-num">+{Math.floor((first * (formula?.tiers[event.tier] ?? 100)) / 100)}</b>
            <span className="text-12 text-text-3">冠军</span>
          </>
        )}
      </span>
    </li>
  );
}
