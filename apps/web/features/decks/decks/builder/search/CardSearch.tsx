import { Autocomplete } from '@base-ui/react/autocomplete';
import type { CardFacts } from '@pailei/domain/decks/card';
import type { Ref } from 'react';

import { messageOf } from '../../../../../shared/api/error-text.ts';
import { CARD_LIST } from '../../../../../shared/decks/CardList.tsx';
import { Button } from '../../../../../shared/ui/actions/Button.tsx';
import { TextButton } from '../../../../../shared/ui/actions/TextButton.tsx';
import { cx } from '../../../../../shared/ui/layout/cx.ts';
import { LoadFailed } from '../../../../../shared/ui/feedback/Empty.tsx';
import { SectionHeader } from '../../../../../shared/ui/layout/PageHeader.tsx';
import { Loading, SkeletonRows } from '../../../../../shared/ui/feedback/Skeleton.tsx';
import { CardFilters } from './CardFilters.tsx';
import { FoundCard } from './FoundCard.tsx';
import type { Builder } from '../useBuilder.ts';
import { SearchHead } from './SearchHead.tsx';
import { useCardFinder } from './useCardFinder.ts';
import type { Pasting } from '../paste/usePasting.ts';

const SEARCH_MAX = 40;

type CardSearchProps = { builder: Builder; pasting: Pasting; inputRef: Ref<HTMLInputElement> };

/** The catalogue for this deck: type, go up and down, Enter adds; or a click on a card. */
export function CardSearch({ builder, pasting, inputRef }: CardSearchProps) {
  const { draft, copies, add } = builder;
  const { filters, narrow, text, setText, found, cards, total, isUpToDate, press } = useCardFinder(builder);
  // a phone's keyboard may put its clipboard in as if it had been typed
  const write = (value: string) =>
    setText(value.length > SEARCH_MAX && pasting.handleText(value) ? '' : value.slice(0, SEARCH_MAX));
  return (
    <section aria-label="选卡">
      <div className="max-tablet:hidden">
        <SectionHeader title="选卡" meta={found.data && `${total} 张`} action={<Keys />} />
      </div>
      <Aim builder={builder} />
      <Autocomplete.Root
        // only then is there a list that the field may name as its own
        open={found.data !== undefined}
        inline
        items={cards}
        filter={null}
        value={text}
        onValueChange={(value, { reason }) => reason !== 'item-press' && write(value)}
        itemToStringValue={(card: CardFacts) => card.name}
        autoHighlight="always"
        keepHighlight
      >
        <SearchHead inputRef={inputRef} onKey={press}>
          <CardFilters filters={filters} heroClass={draft.class} onChange={narrow} />
        </SearchHead>
        {found.error && !found.data ? (
          <LoadFailed message={messageOf(found.error)} onRetry={() => void found.refetch()} />
        ) : (
          <Loading isLoading={!found.data} skeleton={<SkeletonRows count={8} />}>
            {() => (
              <Autocomplete.List
                className={cx(CARD_LIST, 'ml-2.5', !isUpToDate && 'opacity-60')}
                aria-label="可选的卡牌"
              >
                {(card: CardFacts) => (
                  <FoundCard key={card.dbf_id} card={card} copies={copies(card)} onAdd={() => add(card)} />
                )}
              </Autocomplete.List>
            )}
          </Loading>
        )}
        <Autocomplete.Status className="py-3 text-text-3 empty:p-0">
          {isUpToDate && total === 0 && NOTHING}
        </Autocomplete.Status>
      </Autocomplete.Root>
      {found.hasNextPage && (
        <Button
          variant="ghost"
          block
          className="mt-3"
          pending={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
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
    <div
      className="mb-3 flex items-center justify-between gap-3 rounded-control bg-qing-wash px-3 py-2 text-13 text-qing-text"
      role="status"
    >
      <span className="min-w-0 truncate">加入「{nameOf(state.target)}」的备牌</span>
      <TextButton
        className="max-tablet:-my-2 max-tablet:min-h-10"
        onClick={() => dispatch({ type: 'aim', target: null })}
      >
        回到主牌
      </TextButton>
    </div>
  );
}

function Keys() {
  return (
    <span className="text-12 whitespace-nowrap text-text-3" aria-hidden="true">
      <Key>↑</Key>
      <Key>↓</Key> 选择 <Key>Enter</Key> 加入
    </span>
  );
}

function Key({ children }: { children: string }) {
  return <kbd className="rounded-seal bg-surface-2 px-1.5 font-num text-12 font-medium">{children}</kbd>;
}
