import type { ChampionPageView, ChampionView } from '@pailei/contracts/play/seasons/season-champions';
import { seasonPath, seasonTitle } from '@pailei/contracts/play/seasons/season-texts';
import { useQuery } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { useLocation } from 'react-router-dom';

import { isMissing, messageOf } from '../../../../shared/api/error-text.ts';
import { Button, LinkButton } from '../../../../shared/ui/actions/Button.tsx';
import { share } from '../../../../shared/ui/actions/share.ts';
import { Empty, LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { Loading, Skeleton, SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { Crumbs } from '../../../../shared/ui/layout/Crumbs.tsx';
import { usePageTitle } from '../../../../shared/ui/layout/usePageTitle.ts';
import { seasonsQuery } from '../../../../shared/seasons/seasons.query.ts';
import { championQuery } from '../seasons.api.ts';
import { ChampionDecks } from './ChampionDecks.tsx';
import { ChampionFigures } from './ChampionFigures.tsx';
import { ChampionStage } from './ChampionStage.tsx';
import { FinalTable } from './FinalTable.tsx';
import { KeyMatches } from './KeyMatches.tsx';
import { replayHref } from './replay-href.ts';
import { Road } from './Road.tsx';
import { RosterTable } from './RosterTable.tsx';
import { PastChampion } from './PastChampion.tsx';
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
  const name = page.by_hand?.champion ?? champion?.name;
  return (
    <>
      <div className="mb-2 flex items-center justify-between gap-4">
        <Crumbs crumbs={[{ label: '赛季', to: '/season' }, { label: seasonTitle(page) }]} />
        {name !== undefined && (
          <Button
            variant="ghost"
            size="sm"
            icon={<Share2 size={14} />}
            onClick={() => void share(`${seasonTitle(page)} 冠军 ${name}`, seasonPath(page.number))}
          >
            分享
          </Button>
        )}
      </div>
      {page.by_hand ? <PastChampion page={page} entered={page.by_hand} /> : <Played page={page} champion={champion} />}
    </>
  );
}

function Played({ page, champion }: { page: ChampionPageView; champion: ChampionView | null }) {
  return (
    <>
      <ChampionStage page={page} champion={champion} />
      {page.content.intro !== '' && (
        <p className="my-6 max-w-[64ch] whitespace-pre-line text-text-2">{page.content.intro}</p>
      )}
      {champion && <ChampionFigures champion={champion} page={page} />}
      {champion && champion.road.length > 0 && (
        <Road champion={champion} hrefOf={(matchId) => replayHref(page, matchId)} />
      )}
      <div className={COLUMNS}>
        <div className="grid min-w-0 grid-cols-1 gap-10">
          {champion && <KeyMatches page={page} champion={champion} />}
          {champion && <RosterTable champion={champion} />}
        </div>
        <aside className="grid min-w-0 grid-cols-1 gap-9">
          {champion && champion.decks.length > 0 && <ChampionDecks champion={champion} />}
          {page.tables.team.total > 0 && <FinalTable title="战队积分榜" table={page.tables.team} kind="team" />}
          {page.tables.account.total > 0 && (
            <FinalTable title="选手积分榜" table={page.tables.account} kind="account" />
          )}
        </aside>
      </div>
    </>
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
        {number === null ? '没有这个赛季。' : `S${number} 还没有结束，结束后冠军和冠军历程会在这里。`}
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
