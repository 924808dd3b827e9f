import { className } from '@pailei/domain/decks/deck-rules';
import type { SeriesDeck } from '@pailei/domain/series/types';

import { useDeckRules } from '../../live/useDeckRules.ts';
import { ClassPlate } from '../../ui/marks/ClassPlate.tsx';
import { cx } from '../../ui/layout/cx.ts';
import { Seal } from '../../ui/marks/Seal.tsx';

export type ChoiceVerb = '禁用' | '保护' | '出战';

const CHOSEN: Readonly<Record<ChoiceVerb, string>> = {
  禁用: 'cursor-pointer bg-yan-wash shadow-[inset_0_0_0_2px_var(--pl-yan-text)]',
  保护: 'cursor-pointer bg-zhu-wash shadow-[inset_0_0_0_2px_var(--pl-zhu-bright)]',
  出战: 'cursor-pointer bg-zhu-wash shadow-[inset_0_0_0_2px_var(--pl-zhu-bright)]',
};
const FREE =
  'cursor-pointer bg-surface-2 shadow-[inset_0_0_0_1px_var(--pl-line-1)] hover:shadow-[inset_0_0_0_1px_var(--pl-line-control)]';
const REFUSED = 'cursor-not-allowed bg-surface-2 shadow-[inset_0_0_0_1px_var(--pl-line-1)]';

type DeckCardProps = {
  deck: SeriesDeck;
  verb: ChoiceVerb;
  /** Of the group: one choice of a few is one set of radio buttons. */
  name: string;
  isSingle: boolean;
  isChosen: boolean;
  isLegal: boolean;
  onToggle: () => void;
};

/** One deck of a choice; a ban is stamped over its card. */
export function DeckCard({ deck, verb, name, isSingle, isChosen, isLegal, onToggle }: DeckCardProps) {
  const rules = useDeckRules();
  const isBanned = isChosen && verb === '禁用';
  return (
    <label
      className={cx(
        'flex min-w-0 flex-col items-center rounded-panel px-2 pt-5 pb-3.5 text-center has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-zhu-text not-supports-[selector(:has(a))]:focus-within:outline-2',
        !isLegal ? REFUSED : isChosen ? CHOSEN[verb] : FREE,
      )}
    >
      <input
        className="sr-only"
        type={isSingle ? 'radio' : 'checkbox'}
        name={name}
        checked={isChosen}
        disabled={!isLegal}
        onChange={onToggle}
      />
      <span className="relative grid">
        <span className={cx('grid', isBanned && 'brightness-80 grayscale-[0.7]')}>
          <ClassPlate heroClass={deck.class} size="xl" {...(!isLegal && { state: 'used' as const })} />
        </span>
        {isBanned && (
          <span className="absolute -bottom-2 left-1/2 -ml-3.5 grid rounded-seal bg-surface-1">
            <Seal mark="禁" size="lg" isStamped />
          </span>
        )}
      </span>
      <b
        className={cx('mt-3 max-w-full truncate text-[15px] font-medium', !isLegal && 'text-text-3')}
        title={deck.name}
      >
        {deck.name}
      </b>
      <small className="text-text-3">{isLegal ? className(rules, deck.class) : '不能选择'}</small>
    </label>
  );
}
