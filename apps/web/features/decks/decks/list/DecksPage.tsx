import { ClipboardPaste, Plus } from 'lucide-react';
import { Link } from 'react-router-dom';

import { messageOf } from '../../../../shared/api/error-text.ts';
import { DECK_FILTERS } from './deck-filter-values.ts';
import { LinkButton } from '../../../../shared/ui/actions/Button.tsx';
import { CardBack } from '../../../../shared/ui/marks/CardBack.tsx';
import { cx } from '../../../../shared/ui/layout/cx.ts';
import { Empty, LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { PageHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { ListPager } from '../../../../shared/ui/data/Pager.tsx';
import { Loading } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { useUrlFilters } from '../../../../shared/ui/data/useUrlFilters.ts';
import { useDecks } from '../../../../shared/decks/library.api.ts';
import { duplicateNameNotes } from '../../../../shared/decks/deck-labels.ts';
import { DeckFilters } from './DeckFilters.tsx';
import { queryOf } from './list.model.ts';
import { DeckGrid } from '../../../../shared/decks/DeckGrid.tsx';
import { DeckTile, VACANT_TILE } from '../../../../shared/decks/DeckTile.tsx';
import { TilesSkeleton } from './TilesSkeleton.tsx';

/** Reserves the space of the counts, so that nothing moves when they load. */
const LINE = '\u00A0';

/** The visitor's library. */
export function DecksPage() {
  const [filters, change] = useUrlFilters(DECK_FILTERS);
  const list = useDecks(queryOf(filters));
  const { data, error, isPlaceholderData, refetch } = list;
  const notes = duplicateNameNotes(data?.items ?? []);
  return (
    <>
      <PageHeader
        title="我的卡组"
        intro={data ? <DeckCounts all={data.all} locked={data.locked} /> : LINE}
        actions={<Actions />}
      />
      {error && !data ? (
        <LoadFailed message={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Loading isLoading={!data} skeleton={<TilesSkeleton />}>
          {() =>
            data &&
            (data.all === 0 ? (
              <NoDecks />
            ) : (
              <>
                <DeckFilters filters={filters} list={data} onChange={change} />
                <DeckGrid label="卡组" isStale={isPlaceholderData}>
                  {data.items.map((deck) => (
                    <li key={deck.id}>
                      <DeckTile deck={deck} to={`/decks/${deck.id}`} note={notes.get(deck.id)} />
                    </li>
                  ))}
                  <li>{data.total === 0 ? <NoneFound /> : <PasteTile />}</li>
                </DeckGrid>
                <ListPager list={data} onPage={(page) => change({ page })} />
              </>
            ))
          }
        </Loading>
      )}
    </>
  );
}

function DeckCounts({ all, locked }: { all: number; locked: number }) {
  return (
    <>
      <span className="font-num font-semibold">{all}</span> 副{locked > 0 && ` · ${locked} 副已锁定在进行中的赛事`}
    </>
  );
}

function Actions() {
  return (
    <>
      <LinkButton variant="ghost" icon={<ClipboardPaste size={16} />} to="/decks/import">
        导入卡组码
      </LinkButton>
      <LinkButton variant="primary" icon={<Plus size={16} />} to="/decks/create">
        新建卡组
      </LinkButton>
    </>
  );
}

function PasteTile() {
  return (
    <Link className={cx(VACANT_TILE, 'hover:inset-ring-line-control')} to="/decks/import">
      <CardBack width={40} />
      <span>
        <b className="block font-medium">粘贴卡组码</b>
        <small className="text-text-3">一次可粘多副，自动识别</small>
      </span>
    </Link>
  );
}

function NoneFound() {
  return (
    <p className={VACANT_TILE} role="status">
      没有符合条件的卡组
    </p>
  );
}

function NoDecks() {
  return (
    <Empty art="card" title="还没有卡组" actions={<Actions />}>
      把游戏里复制的卡组码粘贴进来，一次可以导入多副；也可以从头组一副。
    </Empty>
  );
}
