import type { Deck } from '@pailei/contracts/decks';
import { deckProblemText } from '@pailei/contracts/deck-problem-text';
import { deckSizeOf, formatName, isLegal } from '@pailei/domain/decks';
import { Check, CircleAlert } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';

import { Button, LinkButton } from '../../../shared/ui/Button.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import { Tag } from '../../../shared/ui/Tag.tsx';
import { MiniCurve } from '../parts/ManaCurve.tsx';
import { shortProblem } from '../parts/words.ts';
import type { Builder } from './useBuilder.ts';
import type { Saving } from './useSaving.ts';

type SaveBarProps = { deck: Deck | null; builder: Builder; saving: Saving };

/** Always in sight: how many cards there are of how many, whether the deck may be played, and the way to keep it. */
export function SaveBar({ deck, builder, saving }: SaveBarProps) {
  const { draft, rules, figures } = builder;
  const size = deckSizeOf(rules, draft.format, draft.cards);
  useSaveKeys(saving.run);
  return (
    <div className="bdb" role="region" aria-label="保存卡组">
      <span className="bdb__n">
        <b className={cx('num', size !== null && figures.card_count > size && 'is-over')}>{figures.card_count}</b>
        {size !== null && <small className="num">/{size}</small>}
      </span>
      <MiniCurve curve={figures.curve} />
      <span className="bdb__s" role="status">
        <State builder={builder} />
        {saving.error !== null && (
          <span className="fld__e">
            <CircleAlert size={14} />
            {saving.error}
          </span>
        )}
      </span>
      <span className="bdb__a">
        <LinkButton variant="text" to={deck ? `/decks/${deck.id}` : '/decks'}>
          取消
        </LinkButton>
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
      {worst && worst.code !== 'size_wrong' && <span className="bdb__w ell">{deckProblemText(worst, nameOf)}</span>}
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
