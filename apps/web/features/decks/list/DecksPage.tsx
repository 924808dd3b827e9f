import '../styles/decks.css';

import { ARCHETYPE_MAX } from '@pailei/contracts/decks';
import { ClipboardPaste, Plus } from 'lucide-react';
import { Link } from 'react-router-dom';

import { messageOf } from '../../../shared/api/error-text.ts';
import { LinkButton } from '../../../shared/ui/Button.tsx';
import { CardBack } from '../../../shared/ui/CardBack.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import { Empty, LoadFailed } from '../../../shared/ui/Empty.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { ListPager } from '../../../shared/ui/Pager.tsx';
import { Loading } from '../../../shared/ui/Skeleton.tsx';
import { choice, freeText, useUrlFilters, type UrlValues } from '../../../shared/ui/useUrlFilters.ts';
import { useDecks } from '../decks.api.ts';
import { twinNotes } from '../parts/words.ts';
import { DeckFilters } from './DeckFilters.tsx';
import { DeckTile } from './DeckTile.tsx';
import { queryOf, SORTS } from './list.model.ts';
import { TilesSkeleton } from './TilesSkeleton.tsx';

const FILTERS = {
  class: freeText(20),
  format: freeText(20),
  archetype: freeText(ARCHETYPE_MAX),
  search: freeText(40),
  sort: choice(SORTS, 'updated_at'),
};
/** Keeps the place of the figures, so that nothing moves when they come. */
const LINE = '\u00A0';

export type DeckFilterValues = UrlValues<typeof FILTERS>;

/** The visitor's library. */
export function DecksPage() {
  const [filters, change] = useUrlFilters(FILTERS);
  const list = useDecks(queryOf(filters));
  const { data, error, isPlaceholderData, refetch } = list;
  const notes = twinNotes(data?.items ?? []);
  return (
    <>
      <PageHeader
        title="我的卡组"
        intro={data ? <Figures all={data.all} locked={data.locked} /> : LINE}
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
                <ul
                  className={cx('dgrid', isPlaceholderData && 'is-stale')}
                  aria-label="卡组"
                  aria-busy={isPlaceholderData}
                >
                  {data.items.map((deck) => (
                    <li key={deck.id}>
                      <DeckTile deck={deck} to={`/decks/${deck.id}`} note={notes.get(deck.id)} />
                    </li>
                  ))}
                  <li>{data.total === 0 ? <NoneFound /> : <PasteTile />}</li>
                </ul>
                <ListPager list={data} onPage={(page) => change({ page })} />
              </>
            ))
          }
        </Loading>
      )}
    </>
  );
}

function Figures({ all, locked }: { all: number; locked: number }) {
  return (
    <>
      <span className="num">{all}</span> 副{locked > 0 && ` · ${locked} 副已锁定在进行中的赛事`}
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
    <Link className="dkc dkc--new" to="/decks/import">
      <CardBack width={40} />
      <span>
        <b>粘贴卡组码</b>
        <small>一次可粘多副，自动识别</small>
      </span>
    </Link>
  );
}

function NoneFound() {
  return (
    <p className="dkc dkc--new" role="status">
      没有符合条件的卡组
    </p>
  );
}

function NoDecks() {
  return (
    <Empty art="card" title="没有卡组" actions={<Actions />}>
      把游戏里复制的卡组码粘贴进来，一次可以导入多副；也可以从头组一副。
    </Empty>
  );
}
