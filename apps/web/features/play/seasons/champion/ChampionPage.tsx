import type { ChampionPageView, ChampionView } from '@pailei/contracts/play/seasons/season-champions';
import { seasonTitle } from '@pailei/contracts/play/seasons/season-texts';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';

import { isMissing, messageOf } from '../../../../shared/api/error-text.ts';
import { LinkButton } from '../../../../shared/ui/actions/Button.tsx';
import { CopyButton } from '../../../../shared/ui/actions/CopyButton.tsx';
import { Stat, Stats } from '../../../../shared/ui/data/Stat.tsx';
import { Empty, LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { Loading, Skeleton, SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { Crumbs } from '../../../../shared/ui/layout/Crumbs.tsx';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { usePageTitle } from '../../../../shared/ui/layout/usePageTitle.ts';
import { ClassPlate } from '../../../../shared/ui/marks/ClassPlate.tsx';
import { championQuery, seasonsQuery } from '../seasons.api.ts';
import { ChampionStage } from './ChampionStage.tsx';
import { FinalTable } from './FinalTable.tsx';
import { KeyMatches } from './KeyMatches.tsx';
import { Road } from './Road.tsx';
import { numberIn } from './season-number.ts';

const COLUMNS = 'grid grid-cols-main-rail items-start gap-x-12 gap-y-10 max-wide:grid-cols-1';

/** An ended season: its champion with the road to the title, as it was frozen when the season was closed. */
export function ChampionPage() {
  const number = numberIn(useLocation().pathname);
  const seasons = useQuery(seasonsQuery());
  const isEnded = seasons.data?.items.some((season) => season.number === number && season.closed_at !== null);
  const { data, error, refetch } = useQuery({ ...championQuery(number ?? 0), enabled: isEnded === true });
  usePageTitle(data ? seasonTitle(data) : undefined);
  if (number === null || isEnded === false || (error && isMissing(error))) return <NotEnded number={number} />;
  const failure = error ?? seasons.error;
  if (failure && !data)
    return <LoadFailed message={messageOf(failure)} onRetry={() => void (error ? refetch() : seasons.refetch())} />;
  return (
    <Loading isLoading={!data} skeleton={<PageSkeleton />}>
      {() => data && <Ended page={data} />}
    </Loading>
  );
}

function Ended({ page }: { page: ChampionPageView }) {
  const champion = page.team ?? page.account;
  return (
    <>
      <Crumbs crumbs={[{ label: '赛季', to: '/season' }, { label: seasonTitle(page) }]} />
      <ChampionStage page={page} champion={champion} />
      {page.content.intro !== '' && (
        <p className="my-6 max-w-[64ch] whitespace-pre-line text-text-2">{page.content.intro}</p>
      )}
      {champion && <Figures champion={champion} page={page} />}
      {champion && champion.road.length > 0 && <Road champion={champion} />}
      <div className={COLUMNS}>
        {champion && <KeyMatches page={page} champion={champion} />}
        <aside className="grid gap-9">
          {champion && champion.decks.length > 0 && <Decks champion={champion} />}
          <FinalTable title="选手积分榜" table={page.tables.account} kind="account" />
          {page.tables.team.total > 0 && <FinalTable title="战队积分榜" table={page.tables.team} kind="team" />}
        </aside>
      </div>
    </>
  );
}

function Figures({ champion: { row }, page }: { champion: ChampionView; page: ChampionPageView }) {
  const played = row.wins + row.losses;
  return (
    <div className="mt-8">
      <Stats isRuled>
        <Stat label="全季战绩" value={`${row.wins}-${row.losses}`} />
        <Stat label="胜率" value={played === 0 ? '—' : `${((row.wins / played) * 100).toFixed(1)}%`} />
        <Stat label="冠军数" value={row.titles} />
        <Stat label="参加赛事" value={row.events} />
        <Stat label="赛季分" value={row.points} tone="jin" />
        <Stat label="上榜选手" value={page.players} />
      </Stats>
    </div>
  );
}

function Decks({ champion }: { champion: ChampionView }) {
  return (
    <section aria-label="冠军卡组">
      <SectionHeader title="冠军卡组" />
      <ul className="border-t border-line-1">
        {champion.decks.map((deck) => (
          <li key={deck.code} className="flex items-center gap-3 border-b border-line-1 py-2.5">
            <ClassPlate heroClass={deck.class} size="s" />
            <span className="min-w-0 flex-1 truncate">{deck.name}</span>
            <CopyButton what={`「${deck.name}」的卡组码`} text={deck.code} />
          </li>
        ))}
      </ul>
      <p className="mt-2 text-12 text-text-3">卡组内容为夺冠赛事当天的快照。</p>
    </section>
  );
}

function NotEnded({ number }: { number: number | null }) {
  const back = (
    <LinkButton variant="ghost" to="/season">
      看赛季
    </LinkButton>
  );
  return (
    <>
      <h1 className="sr-only">{number === null ? '赛季' : `S${number} 赛季`}</h1>
      <Empty art="ring" title="没有找到" actions={back}>
        {number === null ? '没有这个赛季。' : `S${number} 还没有结束，结束后冠军和夺冠之路会在这里。`}
      </Empty>
    </>
  );
}

function PageSkeleton() {
  return (
    <div className="grid gap-8">
      <Skeleton height={400} />
      <SkeletonRows count={6} />
    </div>
  );
}
