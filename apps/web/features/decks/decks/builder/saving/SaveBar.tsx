import type { Deck } from '@pailei/contracts/decks/decks/decks.api';
import { deckProblemText } from '@pailei/contracts/decks/decks/deck-problem-text';
import { deckSizeOf, formatName } from '@pailei/domain/decks/deck-rules';
import { isLegal } from '@pailei/domain/decks/check/check';
import { Check } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';

import { Button, LinkButton } from '../../../../../shared/ui/actions/Button.tsx';
import { FieldError } from '../../../../../shared/ui/forms/FieldBox.tsx';
import { cx } from '../../../../../shared/ui/layout/cx.ts';
import { Tag } from '../../../../../shared/ui/marks/Tag.tsx';
import { MiniCurve } from '../../../../../shared/decks/ManaCurve.tsx';
import { shortProblem } from '../../../../../shared/decks/deck-labels.ts';
import type { Builder } from '../useBuilder.ts';
import type { Saving } from './useSaving.ts';

type SaveBarProps = { deck: Deck | null; builder: Builder; saving: Saving };

/** Always in sight: how many cards there are of how many, whether the deck may be played, and the way to keep it. */
export function SaveBar({ deck, builder, saving }: SaveBarProps) {
  const { draft, rules, statistics } = builder;
  const size = deckSizeOf(rules, draft.format, draft.cards);
  useSaveKeys(saving.run);
  return (
    <div
      className="sticky bottom-4 z-sticky mt-8 flex items-center gap-x-5 gap-y-3 rounded-dialog bg-surface-pop py-2.5 pr-3 pl-5 shadow-3 ring-1 ring-line-2 max-tablet:bottom-2 max-tablet:pl-3.5"
      role="region"
      aria-label="保存卡组"
    >
      <span className="font-num font-semibold whitespace-nowrap">
        <b className={cx('text-score-m leading-9', size !== null && statistics.card_count > size && 'text-huang-text')}>
          {statistics.card_count}
        </b>
        {size !== null && <span className="text-18 text-text-3">/{size}</span>}
      </span>
      <MiniCurve curve={statistics.curve} className="max-tablet:hidden" />
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2.5 gap-y-1" role="status">
        <State builder={builder} />
        {saving.error !== null && <FieldError>{saving.error}</FieldError>}
      </span>
      <span className="flex items-center gap-2">
        <span className="max-tablet:hidden">
          <LinkButton variant="text" to={deck ? `/decks/${deck.id}` : '/decks'}>
            取消
          </LinkButton>
        </span>
        <Button variant="primary" size="lg" disabled={!saving.canRun} pending={saving.isPending} onClick={saving.run}>
          保存
        </Button>
      </span>
    </div>
  );
}

function State({ builder: { draft, rules, problems, catalogue, nameOf, code } }: { builder: Builder }) {
  const [worst] = problems;
  const short = shortProblem(problems);
  if (!catalogue.isComplete || code === null) return null;
  if (isLegal(problems) && worst?.code !== 'card_not_in_format') {
    return (
      <Tag tone="lv">
        <Check size={11} aria-hidden="true" />
        {formatName(rules, draft.format)}合法
      </Tag>
    );
  }
  return (
    <>
      {short && <Tag {...(short.tone && { tone: short.tone })}>{short.label}</Tag>}
      {worst && worst.code !== 'size_wrong' && (
        <span className="min-w-0 truncate text-13 text-text-2 max-tablet:hidden">{deckProblemText(worst, nameOf)}</span>
      )}
    </>
  );
}

/** Ctrl+S, as everywhere. */
function useSaveKeys(save: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    save();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
