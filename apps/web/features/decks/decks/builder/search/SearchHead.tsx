import { Autocomplete } from '@base-ui/react/autocomplete';
import { Search } from 'lucide-react';
import type { ComponentProps, ReactNode, Ref } from 'react';

import { Input } from '../../../../../shared/ui/forms/Input.tsx';
import type { useCardFinder } from './useCardFinder.ts';

type SearchHeadProps = {
  inputRef: Ref<HTMLInputElement>;
  onKey: ReturnType<typeof useCardFinder>['press'];
  children: ReactNode;
};

/** The search and its filters stay in sight; on a phone only the search does. */
export function SearchHead({ inputRef, onKey, children }: SearchHeadProps) {
  return (
    <div className="sticky top-(--pl-header) z-sticky -mt-1 flex flex-wrap items-center gap-x-2 gap-y-2.5 bg-canvas pt-1 pb-3 max-tablet:contents">
      <div className="flex-[1_1_300px] max-tablet:sticky max-tablet:top-[calc(var(--pl-header)+60px)] max-tablet:z-sticky">
        <Autocomplete.Input
          ref={inputRef}
          render={<SearchInput />}
          aria-label="搜索卡牌"
          placeholder="卡牌名称或编号，也可以粘贴卡组码"
          autoComplete="off"
          enterKeyHint="done"
          onKeyDown={onKey}
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
      <div className="contents max-tablet:my-2.5 max-tablet:flex max-tablet:flex-wrap max-tablet:gap-x-2 max-tablet:gap-y-2.5">
        {children}
      </div>
    </div>
  );
}

function SearchInput(props: ComponentProps<'input'>) {
  return <Input {...props} large icon={<Search size={16} />} />;
}
