import { Autocomplete } from '@base-ui/react/autocomplete';
import type { CardFacts } from '@pailei/domain/decks';
import { Search } from 'lucide-react';
import type { Ref } from 'react';

import { messageOf } from '../../../shared/api/error-text.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import { LoadFailed } from '../../../shared/ui/Empty.tsx';
import { SectionHeader } from '../../../shared/ui/PageHeader.tsx';
import { Loading, SkeletonRows } from '../../../shared/ui/Skeleton.tsx';
import { CardFilters } from './CardFilters.tsx';
import { FoundCard } from './FoundCard.tsx';
import type { Builder } from './useBuilder.ts';
import { useCardFinder } from './useCardFinder.ts';
import type { Pasting } from './usePasting.ts';

const SEARCH_MAX = 40;

type CardSearchProps = { builder: Builder; pasting: Pasting; inputRef: Ref<HTMLInputElement> };

/** The catalogue for this deck: type, go up and down, Enter adds; or a click on a card. */
export function CardSearch({ builder, pasting, inputRef }: CardSearchProps) {
  const { draft, copies, add } = builder;
  const { filters, narrow, text, setText, found, cards, total, isSettled, press } = useCardFinder(builder);
  // a phone's keyboard may put its clipboard in as if it had been typed
  const write = (value: string) =>
    setText(value.length > SEARCH_MAX && pasting.take(value) ? '' : value.slice(0, SEARCH_MAX));
  return (
    <section className="bds" aria-label="选卡">
      <SectionHeader title="选卡" meta={found.data && `${total} 张`} action={<Keys />} />
      <Aim builder={builder} />
      <Autocomplete.Root
        open
        inline
        items={cards}
        filter={null}
        value={text}
        onValueChange={(value, { reason }) => reason !== 'item-press' && write(value)}
        itemToStringValue={(card: CardFacts) => card.name}
        autoHighlight="always"
        keepHighlight
      >
        <div className="bds__h">
          <span className="inp inp--lg">
            <Search size={16} />
            <Autocomplete.Input
              ref={inputRef}
              aria-label="搜索卡牌"
              placeholder="卡牌名称或编号，也可以粘贴卡组码"
              autoComplete="off"
              enterKeyHint="done"
              onKeyDown={press}
              onFocus={(event) => event.currentTarget.select()}
            />
          </span>
          <CardFilters filters={filters} heroClass={draft.class} onChange={narrow} />
        </div>
        {found.error && !found.data ? (
          <LoadFailed message={messageOf(found.error)} onRetry={() => void found.refetch()} />
        ) : (
          <Loading isLoading={!found.data} skeleton={<SkeletonRows count={8} />}>
            {() => (
              <Autocomplete.List className={cx('cl bds__l', !isSettled && 'is-stale')} aria-label="可选的卡牌">
                {(card: CardFacts) => (
                  <FoundCard key={card.dbf_id} card={card} copies={copies(card)} onAdd={() => add(card)} />
                )}
              </Autocomplete.List>
            )}
          </Loading>
        )}
        <Autocomplete.Status className="bds__e">{isSettled && total === 0 && NOTHING}</Autocomplete.Status>
      </Autocomplete.Root>
      {found.hasNextPage && (
        <Button variant="ghost" block pending={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          再显示一些，还有 {total - cards.length} 张
        </Button>
      )}
    </section>
  );
}

const NOTHING = '没有符合条件的卡牌，换个名称或放宽筛选。';

/** Says so while cards go to a sideboard. */
function Aim({ builder: { state, nameOf, dispatch } }: { builder: Builder }) {
  if (state.target === null) return null;
  return (
    <div className="bds__t" role="status">
      <span className="ell">加入「{nameOf(state.target)}」的备牌</span>
      <button type="button" className="lnk" onClick={() => dispatch({ type: 'aim', target: null })}>
        回到主牌
      </button>
    </div>
  );
}

function Keys() {
  return (
    <span className="bds__k" aria-hidden="true">
      <kbd>↑</kbd>
      <kbd>↓</kbd> 选择 <kbd>Enter</kbd> 加入
    </span>
  );
}
