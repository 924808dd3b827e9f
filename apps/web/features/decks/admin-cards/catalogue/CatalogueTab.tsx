import { messageOf } from '../../../../shared/api/error-text.ts';
import { LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { Loading, SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { Stat, Stats } from '../../../../shared/ui/data/Stat.tsx';
import { Time } from '../../../../shared/ui/time/Time.tsx';
import { useCatalogue, type Catalogue } from './catalogue.api.ts';
import { ImportForm } from './ImportForm.tsx';
import { ImportList } from './ImportList.tsx';
import { RunningImport } from './RunningImport.tsx';
import { SourceForm } from './SourceForm.tsx';

export function CatalogueTab() {
  const { data, error, refetch } = useCatalogue();
  if (error && !data) return <LoadFailed message={messageOf(error)} onRetry={() => void refetch()} />;
  return (
    <Loading isLoading={data === undefined} skeleton={<SkeletonRows count={6} />}>
      {() => data && <Contents catalogue={data} />}
    </Loading>
  );
}

function Contents({ catalogue }: { catalogue: Catalogue }) {
  const { imports, sets, refresh_url, refreshed_at } = catalogue;
  return (
    <>
      <CatalogueStatistics catalogue={catalogue} />
      <div className="grid grid-cols-main-rail gap-x-12 gap-y-10 max-wide:grid-cols-1">
        <div className="flex min-w-0 flex-col gap-10">
          <section>
            <SectionHeader title="导入" meta="JSON 数组，字段与 HearthstoneJSON 相同，最大 32 MB，可重复导入" />
            <RunningImport />
            <ImportForm />
          </section>
          <section>
            <SectionHeader title="导入记录" meta={imports.length > 0 && `最近 ${imports.length} 次`} />
            <ImportList imports={imports} />
          </section>
        </div>
        <div className="flex min-w-0 flex-col gap-10">
          <section>
            <SectionHeader title="每日导入" />
            <SourceForm key={refresh_url} saved={refresh_url} refreshedAt={refreshed_at} />
          </section>
          <section>
            <SectionHeader title="系列" meta={`${sets.length} 个`} />
            <SetList sets={sets} />
          </section>
        </div>
      </div>
    </>
  );
}

function CatalogueStatistics({ catalogue: { total, is_sample, sets, imports } }: { catalogue: Catalogue }) {
  const newest = imports.find(({ status }) => status === 'done');
  return (
    <Stats>
      <Stat label="卡牌" value={total} />
      <Stat label="系列" value={sets.length} />
      <Stat
        label="内容"
        value={is_sample ? '示例' : '已导入'}
        tone={is_sample ? 'huang' : undefined}
        note={is_sample ? '随站附带，导入后不再显示' : undefined}
      />
      <Stat label="最近完成" value={newest?.finished_at ? <Time iso={newest.finished_at} /> : '—'} />
    </Stats>
  );
}

function SetList({ sets }: { sets: Catalogue['sets'] }) {
  if (sets.length === 0) return <p className="text-13 text-text-3">目录里还没有卡牌。</p>;
  return (
    <ul className="max-h-120 overflow-y-auto border-t border-t-line-2">
      {sets.map(({ set, count }) => (
        <li key={set} className="flex justify-between gap-3 border-b border-b-line-1 py-2 text-13 leading-[18px]">
          <span className="min-w-0 truncate font-mono text-12">{set}</span>
          <b className="font-num">{count}</b>
        </li>
      ))}
    </ul>
  );
}
