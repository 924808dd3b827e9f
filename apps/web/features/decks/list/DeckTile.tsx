import type { DeckSummary } from '@pailei/contracts/decks';
import { Lock } from 'lucide-react';
import { Link } from 'react-router-dom';

import { useDeckRules } from '../../../shared/live/useDeckRules.ts';
import { ClassPlate } from '../../../shared/ui/ClassPlate.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import { Tag } from '../../../shared/ui/Tag.tsx';
import { MiniCurve } from '../parts/ManaCurve.tsx';
import { identityWords, isOffForm, shortProblem, winRate } from '../parts/words.ts';

type DeckTileProps = {
  deck: DeckSummary;
  to: string;
  /** What tells it from another of its name. */
  note?: string | undefined;
};

/** One deck of a list: what it is, how it does, its curve. */
export function DeckTile({ deck, to, note }: DeckTileProps) {
  const rules = useDeckRules();
  const { name, archetype, problems, games, curve } = deck;
  const rate = winRate(games);
  return (
    <Link className={cx('dkc', isOffForm(problems) && 'dkc--off')} to={to}>
      <ClassPlate heroClass={deck.class} size="xl" />
      <span className="dkc__m">
        <span className="row row--sb">
          <b className="ell" title={name}>
            {name}
          </b>
          <StateTag deck={deck} />
        </span>
        {note !== undefined && <small className="ell">{note}</small>}
        <small className="ell">
          {identityWords(deck, rules)}
          {archetype !== '' && ` · ${archetype}`}
        </small>
        <span className="dkc__f">
          <span>
            <b className="num">{rate === null ? '—' : `${rate}%`}</b>
            <small>胜率</small>
          </span>
          <span>
            <b className="num">{games.wins + games.losses}</b>
            <small>局</small>
          </span>
          <MiniCurve curve={curve} />
        </span>
      </span>
    </Link>
  );
}

/** Where it is locked, else the worst of what is wrong with it. */
function StateTag({ deck: { locked_in, problems } }: { deck: DeckSummary }) {
  const [lock, ...others] = locked_in;
  if (lock) {
    return (
      <Tag tone="zhu">
        <Lock size={11} aria-label="已锁定" role="img" />
        <span className="dkc__e ell">{lock.name}</span>
        {others.length > 0 && `+${others.length}`}
      </Tag>
    );
  }
  const problem = shortProblem(problems);
  return problem && <Tag {...(problem.tone && { tone: problem.tone })}>{problem.label}</Tag>;
}
