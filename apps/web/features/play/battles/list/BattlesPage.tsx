import { messageOf } from '../../../../shared/api/error-text.ts';
import { BattleRow } from '../../../../shared/battles/BattleRow.tsx';
import { useBattles } from '../../../../shared/battles/battles.api.ts';
import { LiveConnection } from '../../../../shared/live/LiveConnection.tsx';
import { SpoilerSwitch } from '../../../../shared/spoilers/SpoilerSwitch.tsx';
import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../shared/state/session.atoms.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { ListPager } from '../../../../shared/ui/data/Pager.tsx';
import { useUrlFilters } from '../../../../shared/ui/data/useUrlFilters.ts';
import { Empty, LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { Loading, SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { cx } from '../../../../shared/ui/layout/cx.ts';
import { PageHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { BattleFilterStrip } from './BattleFilterStrip.tsx';
import { ChallengeSection } from '../challenges/ChallengeSection.tsx';
import {
  BATTLE_FILTERS,
  battlesQuery,
  EMPTY_TEXTS,
  isFiltered,
  LIST_OPTIONS,
  NO_FILTERS,
  type BattleFilters,
} from './battle-filters.ts';

type ListProps = {
  filters: BattleFilters;
  onChange: (changes: Partial<BattleFilters>) => void;
  battles: ReturnType<typeof useBattles>;
};

/** Team battles by what they are at: live, to come, over, the visitor's own. */
export function BattlesPage() {
  const [filters, change] = useUrlFilters(BATTLE_FILTERS);
  const battles = useBattles(battlesQuery(filters));
  return (
    <>
      <PageHeader
        title="团队战"
        intro="两支战队，一张总比分，每一台都可以看。"
        actions={
          <span className="flex items-center gap-4">
            <SpoilerSwitch />
            <LiveConnection />
          </span>
        }
      />
      <ChallengeSection />
      <BattleFilterStrip lists={LIST_OPTIONS} filters={filters} lines={battles.lines} onChange={change} />
      <BattleList filters={filters} onChange={change} battles={battles} />
    </>
  );
}

/** The fetched page, kept current by the live list. */
function BattleList({ filters, onChange, battles: { list, lines } }: ListProps) {
  const myTeamId = useAtomValue(userAtom)?.team_id ?? null;
  const { data, error } = list;
  if (error && !data) return <LoadFailed message={messageOf(error)} onRetry={() => void list.refetch()} />;
  return (
    <Loading isLoading={data === undefined} skeleton={<SkeletonRows count={8} />}>
      {() => (
        <>
          {lines.length === 0 ? (
            <NoBattles filters={filters} onChange={onChange} />
          ) : (
            <ol
              className={cx(
                'border-t border-t-line-2',
                list.isPlaceholderData && 'opacity-55 transition-opacity delay-200 duration-base',
              )}
              aria-label="团队战"
              aria-busy={list.isPlaceholderData}
            >
              {lines.map((line) => (
                <BattleRow key={line.id} line={line} myTeamId={myTeamId} />
              ))}
            </ol>
          )}
          <ListPager list={data} onPage={(page) => onChange({ page })} />
        </>
      )}
    </Loading>
  );
}

function NoBattles({ filters, onChange }: Omit<ListProps, 'battles'>) {
  const isNarrowed = isFiltered(filters);
  const clear = isNarrowed && (
    <Button variant="ghost" onClick={() => onChange(NO_FILTERS)}>
      清除筛选
    </Button>
  );
  return (
    <Empty art="ring" title="擂台空着" actions={clear}>
      {isNarrowed ? '没有找到符合条件的团队战。' : EMPTY_TEXTS[filters.list]}
    </Empty>
  );
}
