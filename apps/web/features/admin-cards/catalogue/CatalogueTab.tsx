import { messageOf } from '../../../shared/api/error-text.ts';
import { LoadFailed } from '../../../shared/ui/Empty.tsx';
import { SectionHeader } from '../../../shared/ui/PageHeader.tsx';
import { Loading, SkeletonRows } from '../../../shared/ui/Skeleton.tsx';
import { Stat, Stats } from '../../../shared/ui/Stat.tsx';
import { Time } from '../../../shared/ui/Time.tsx';
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
      <Figures catalogue={catalogue} />
      <div className="grid g-side ac-cols">
        <div className="stack ac-stack">
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
        <div className="stack ac-stack">
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

function Figures({ catalogue: { total, is_sample, sets, imports } }: { catalogue: Catalogue }) {
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
  if (sets.length === 0) return <p className="t3 s13">目录里还没有卡牌。</p>;
  return (
    <ul className="ac-sets">
      {sets.map(({ set, count }) => (
        <li key={set}>
          <span className="mono ell">{set}</span>
          <b className="num">{count}</b>
        </li>
      ))}
    </ul>
  );
}
